export { type Advice, advise, type Line, type Listening } from './advice.ts';
export { ANALYSIS_FORMAT, type Analysis, BUDGETS, type BudgetName, type Step, type Values } from './analysis.ts';
export { GRADES, type Grade, givenUp, gradeOf } from './grade.ts';
export { makeWitness, type Seen, seenBy, type Witness } from './seen.ts';
export { type CoachSettings, coachSettings } from './settings.ts';
export type { Lanes, Luck, SeatSummary, Summary } from './summary.ts';
export type { Why } from './why.ts';
