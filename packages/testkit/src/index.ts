export { testsOf } from "./articletests.ts";
export { type CaseResult, runCase } from "./caserunner.ts";
export { playFrame, playOn } from "./scriptedplayer.ts";
