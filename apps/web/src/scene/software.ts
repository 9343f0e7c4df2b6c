/** Whether this browser draws without a graphics card; smooth edges would then halve the pictures a second. */
export function drawsInSoftware(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  const named = probe?.getExtension("WEBGL_debug_renderer_info");
  if (!probe || !named) return false;
  const renderer = String(probe.getParameter(named.UNMASKED_RENDERER_WEBGL));
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(renderer);
}
