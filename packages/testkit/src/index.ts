export { type CaseResult, runCase } from "./caserunner.ts";
