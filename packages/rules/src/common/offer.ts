import {
  DROP_TIMES,
  type Fault,
  type Incident,
  type IncidentKind,
  type Side,
  type Target,
} from "@tacada/formats";
import type { FaultOption, IncidentOption, PlayOptions } from "../rulebook.ts";
import type { MatchState } from "../state.ts";
import type { GamePlay } from "./game.ts";
import { incidentsOf, judgeIncident } from "./incident.ts";
import { answersOf } from "./show.ts";

/** What one game says of its own possibilities. */
interface Own {
  readonly targets: readonly Target[];
  readonly faultOption: (fault: Fault) => FaultOption;
}

/** Everything that can be done now. Incidents are tried on the judge, so what is offered is accepted. */
export function offerOf<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  { targets, faultOption }: Own,
): PlayOptions {
  const { open, lotDue } = game.currentFrame(state);
  return {
    targets,
    choices: open === null ? null : answersOf(open),
    lotDue,
    faults: game.faults.map(faultOption),
    incidents: incidentsOf(game).flatMap((kind) => incidentOption(game, state, kind)),
  };
}

function incidentOption<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  kind: IncidentKind,
): IncidentOption[] {
  if (kind === "late-drop") return lateDropOption(game, state);
  const accepted = state.sides.flatMap((by): { by: Side; articles: readonly string[] }[] => {
    const judged = judgeIncident(game, state, { type: "incident", kind, by });
    return judged.ok ? [{ by, articles: judged.value.ruling.articles }] : [];
  });
  const [first] = accepted;
  return first === undefined ? [] : [{ kind, articles: first.articles, by: accepted.map(({ by }) => by) }];
}

function lateDropOption<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
): IncidentOption[] {
  const accepted = DROP_TIMES.flatMap((when) =>
    game
      .ballSet(state)
      .inPlay.slice(0, 1)
      .flatMap((ball) => {
        const incident: Incident = { type: "incident", kind: "late-drop", ball, pocket: 1, when };
        const judged = judgeIncident(game, state, incident);
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
