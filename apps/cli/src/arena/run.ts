/** Plays a match, here or in workers. What comes out does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import type { Ledger } from '../ledger.ts';
import { shareOut } from '../workers.ts';
import type { Match } from './match.ts';
import { openHall } from './playDeal.ts';
import type { DealResult } from './tally.ts';

interface Wanted {
  readonly deals: number;
  readonly jobs: number | undefined;
  readonly ledger: Ledger<DealResult>;
  /** Whether these deals, from the first on, are enough. */
  isEnough(results: readonly DealResult[]): boolean;
  onProgress(results: readonly DealResult[]): void;
}

/** The results of the deals from the first on, up to the last or to where they were enough. */
export async function runMatch(
  match: Match,
  { deals, jobs, ledger, isEnough, onProgress }: Wanted,
): Promise<DealResult[]> {
  const waiting = new Map(ledger.results.map((result) => [result.deal, result]));
  const results: DealResult[] = [];
  const missing = missingOf(deals, new Set(waiting.keys()));
  /** Deals count in their order, whoever is ready first: the result of a test must not depend on that. */
  const count = (): void => {
    for (let next = waiting.get(results.length); next !== undefined; next = waiting.get(results.length)) {
      if (results.length === deals || isEnough(results)) break;
      results.push(next);
    }
    if (isEnough(results)) missing.return(undefined);
  };
  let written = Promise.resolve();
  const add = (result: DealResult): Promise<void> => {
    waiting.set(result.deal, result);
    written = written.then(() => ledger.add(result));
    count();
    onProgress(results);
    return written;
  };
  count();
  // The file may hold deals that come later than those asked for.
  const known = ledger.results.filter(({ deal }) => deal < deals).length;
  const workers = Math.min(jobs ?? availableParallelism(), deals - known);
  if (workers === 1) await playHere(match, missing, add);
  else
    await shareOut(
      { script: new URL('./worker.ts', import.meta.url), data: match, count: workers, isAskedToEnd: true },
      missing,
      add,
    );
  await written;
  return results;
}

type Deals = Generator<number, undefined>;

function* missingOf(deals: number, known: ReadonlySet<number>): Deals {
  for (let deal = 0; deal < deals; deal++) if (!known.has(deal)) yield deal;
}

async function playHere(match: Match, deals: Deals, add: (result: DealResult) => Promise<void>): Promise<void> {
  const hall = await openHall(match);
  try {
    // A deal is kept before the next is played: players who never wait would leave no moment to write in.
    for (const deal of deals) await add(await hall.play(deal));
  } finally {
    await hall.close();
  }
}
