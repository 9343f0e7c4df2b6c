import type { Fault, IncidentKind } from "@tacada/formats";

/** What is being prepared at the desk. */
export type Task =
  | { readonly kind: "incident"; readonly incident: IncidentKind }
  | { readonly kind: "fault"; readonly fault: Fault }
  | { readonly kind: "correction" };
