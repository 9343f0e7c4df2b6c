export type { Purpose } from "./candidates.ts";
export { type Duel, playDuel } from "./duel.ts";
export { type Budget, type Plan, plan } from "./plan.ts";
export type { BotPosition } from "./position.ts";
export { LEVELS, type Level, SKILLS, type Skill } from "./skill.ts";
