/** A hall at night as a globe's map, up in the middle of the upper edge: a lamp's long shade, and little else. */
export function roomSkin(): HTMLCanvasElement {
  const element = document.createElement("canvas");
  element.width = 256;
  element.height = 128;
  const pen = element.getContext("2d");
  if (!pen) throw new Error("a canvas without a 2-D context");
  const dusk = pen.createLinearGradient(0, 0, 0, 128);
  dusk.addColorStop(0, "#3a4048");
  dusk.addColorStop(0.35, "#14171b");
  dusk.addColorStop(0.55, "#0a0c0d");
  dusk.addColorStop(0.62, "#12301f");
  dusk.addColorStop(1, "#1a4a30");
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, 256, 128);
  pen.fillStyle = "#fff8ea";
  pen.fillRect(0, 0, 256, 12);
  pen.fillStyle = "rgb(255 248 234 / 45%)";
  pen.fillRect(0, 12, 256, 4);
  return element;
}
