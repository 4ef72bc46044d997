/** Bots that are not worth their name would make every simulation worthless. */
import { proof } from '@three-crowns/core/proof';
import { expect, test } from 'vitest';
import { reportOf } from '../src/sim/report.ts';
import { run } from '../src/sim/run.ts';

const GAMES = proof('two-player games', { small: 30, full: 400 });

test(`greedy beats random in at least 90 % of ${GAMES.name}, seats swapped`, async () => {
  const bots = ['greedy', 'random'];
  const options = { seats: 2, content: 'even', start: 'random' };
  const plan = {
    game: 'king-of-the-valley',
    options,
    bots,
    seed: GAMES.seed,
    games: GAMES.size,
    swap: true,
    record: undefined,
  };
  const tally = await run(plan, 1, () => {});
  const [greedy] = reportOf(tally, bots, 1).seats;
  expect(tally.games).toBe(GAMES.size);
  expect(greedy.winShare).toBeGreaterThanOrEqual(0.9);
});
