import { DROP_TIMES, type Incident, type IncidentKind, type Side } from "@tacada/formats";
import type { FaultOption, IncidentOption, PlayOptions } from "../rulebook.ts";
import { FAULTS_KNOWN, lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { INCIDENTS_KNOWN, judgeIncident } from "./incident.ts";
import { PENALTY } from "./parameters.ts";
import { targetsOf } from "./show.ts";
import type { SinucaBrasileira } from "./state.ts";

/** Everything that can be done now. Incidents are tried on the judge, so what is offered is accepted. */
export function offer(state: SinucaBrasileira): PlayOptions {
  const current = currentFrame(state);
  const { open } = current;
  return {
    targets: targetsOf(current),
    choices: open === null ? null : { by: open.by, any: open.any },
    lotDue: current.lotDue,
    faults: FAULTS_KNOWN.flatMap((fault): FaultOption[] => {
      const law = lawOfFault(fault);
      return law === undefined
        ? []
        : [{ fault, articles: [law.article], value: priceNow(current, law.article) }];
    }),
    incidents: INCIDENTS_KNOWN.flatMap((kind) => incidentOption(state, kind)),
  };
}

/** A technical foul costs nothing while it only repeats the break (2.3.b). */
function priceNow({ stage, options }: SinucaBrasileira, article: string): number {
  const disciplinary = article === "7.1.c" || article === "7.1.v";
  return stage === "break" && options.breakFoul === "repeat" && !disciplinary ? 0 : PENALTY;
}

function incidentOption(state: SinucaBrasileira, kind: IncidentKind): IncidentOption[] {
  if (kind === "late-drop") return lateDropOption(state);
  const accepted = candidates(state).flatMap((by) => {
    const judged = judgeIncident(state, { type: "incident", kind, ...by });
    return judged.ok ? [{ by: by.by, articles: judged.value.ruling.articles }] : [];
  });
  const [first] = accepted;
  return first === undefined ? [] : [{ kind, articles: first.articles, by: sidesIn(accepted) }];
}

function lateDropOption(state: SinucaBrasileira): IncidentOption[] {
  const accepted = DROP_TIMES.flatMap((when) =>
    state.balls.slice(0, 1).flatMap((ball) => {
      const incident: Incident = { type: "incident", kind: "late-drop", ball, pocket: 1, when };
      const judged = judgeIncident(state, incident);
      return judged.ok ? [{ when, articles: judged.value.ruling.articles.slice(0, 1) }] : [];
    }),
  );
  if (accepted.length === 0) return [];
  return [
    {
      kind: "late-drop",
      articles: accepted.flatMap(({ articles }) => articles),
      by: [],
      when: accepted.map(({ when }) => when),
    },
  ];
}

const candidates = ({ sides }: SinucaBrasileira): { readonly by?: Side }[] => sides.map((by) => ({ by }));

const sidesIn = (accepted: readonly { readonly by?: Side | undefined }[]): Side[] =>
  accepted.flatMap(({ by }) => (by === undefined ? [] : [by]));
