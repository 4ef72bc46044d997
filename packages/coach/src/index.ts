export type { Advice, Line } from './advice.ts';
export { ANALYSIS_FORMAT, type Analysis, BUDGETS, type BudgetName, type Step, type Values } from './analysis.ts';
export { GRADES, type Grade, givenUp, gradeOf } from './grade.ts';
export type { Lanes, Luck, SeatSummary, Summary } from './summary.ts';
export type { Why } from './why.ts';
