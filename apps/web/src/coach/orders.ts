/** What the page says to the worker that leads the team, and what that answers. */
import type { Advice, Analysis, BudgetName, Step } from '@three-crowns/coach';
import type { GameRecord, Moment, News, Seat } from '@three-crowns/core';
import type { Asked } from './sittings.ts';

/** Which rules, in which version. */
export type Rules = Pick<GameRecord, 'game' | 'rulesVersion'>;

/** A bot is asked for its move. */
export interface Question extends Rules, Asked {
  readonly id: number;
  readonly seed: string;
}

/** A person is advised, by what the seat saw since it was last told. */
export interface AdviceOrder extends Rules, News<Moment<unknown, unknown>> {
  readonly id: number;
  readonly table: string;
  readonly seat: Seat;
}

/** A record is gone through, from where an analysis of it stopped. */
export interface AnalysisOrder {
  readonly id: number;
  readonly record: GameRecord;
  readonly budget: BudgetName;
  readonly done: Analysis | undefined;
}

/** From the page. `crew`: ports to the others; `serve`: this worker is one of them. */
export type Message =
  | { readonly ask: Question }
  | { readonly advise: AdviceOrder }
  | { readonly analyse: AnalysisOrder }
  | { readonly stop: number }
  | { readonly crew: readonly MessagePort[] }
  | { readonly serve: MessagePort };

/** What came of it. */
export type Result = { readonly text: string } | { readonly advice: Advice } | { readonly analysis: Analysis };

/** On the way: how much of the work is done, or one step of an analysis. */
export type OnTheWay = { readonly share: number } | { readonly step: Step };

/** To the page, under the number of what was asked. */
export type Answer = { readonly id: number } & (Result | OnTheWay | { readonly error: string });

/** To the page, of itself. */
export type Wish = { readonly wants: 'crew' };
