export { testsOf } from "./articletests.ts";
export { type CaseResult, runCase } from "./caserunner.ts";
export { type Opening, openedGame } from "./opening.ts";
export { playFrame, playOn } from "./scriptedplayer.ts";
