export { testsOf } from "./articletests.ts";
export { type CaseResult, runCase } from "./caserunner.ts";
export { drawFrom } from "./draw.ts";
export { frozen } from "./frozen.ts";
export { type Opening, openedGame } from "./opening.ts";
export { answersTo } from "./randomaction.ts";
export { plainOpening, randomOpening, randomPlay } from "./randommatch.ts";
export { playFrame, playOn } from "./scriptedplayer.ts";
export { breachesOf, foldBreachOf, LAW_TITLES } from "./trust.ts";
