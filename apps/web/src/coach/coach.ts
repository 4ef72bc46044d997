/** The coach as pages know it. It works in the team of workers, beside the bots; the page's thread is left alone. */
import type { Advice, Analysis, BudgetName, Step } from '@three-crowns/coach';
import type { GameRecord } from '@three-crowns/core';
import type { Advised, Listening } from '../table/hint/coaching.ts';
import { newsFor } from './news.ts';
import { request } from './team.ts';

/** Rejects once it is stopped. */
export function askAdvice({ seen, ...advised }: Advised, { signal, onShare }: Listening): Promise<Advice> {
  const news = newsFor(advised.table, `${advised.seat}/coach`, seen);
  return request(
    (id) => ({ advise: { id, ...advised, ...news } }),
    (answer) => {
      if ('share' in answer) onShare?.(answer.share);
      return 'advice' in answer ? answer.advice : undefined;
    },
    signal,
  );
}

export interface Analysing {
  readonly signal: AbortSignal;
  readonly budget?: BudgetName;
  /** An earlier analysis of the same record with the same budget: it goes on where that stopped. */
  readonly done?: Analysis | undefined;
  /** One more decision was gone through; they come in order. */
  onStep?(step: Step): void;
}

/** After the signal it gives what there is, which another call goes on from. */
export function runAnalysis(
  record: GameRecord,
  { signal, budget = 'standard', done, onStep }: Analysing,
): Promise<Analysis> {
  return request(
    (id) => ({ analyse: { id, record, budget, done } }),
    (answer) => {
      if ('step' in answer) onStep?.(answer.step);
      return 'analysis' in answer ? answer.analysis : undefined;
    },
    signal,
  );
}
