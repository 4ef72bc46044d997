/** Games among bots of one kind, and what is counted of them. */
import type { GameEvent } from '../src/events.ts';
import { kingsWill } from '../src/index.ts';
import { countEnd } from './end.ts';
import { countEvent, storyOf } from './events.ts';
import { playDeals } from './knockOut.ts';
import type { Job } from './plan.ts';
import { optionsOf, playToEnd, sitOf } from './table.ts';
import { add, type Tally } from './tally.ts';

export function playJob(job: Job): Tally {
  if (job.without !== undefined) return playDeals(job, job.without);
  const { variant, seats, seed, from, to } = job;
  const tally: Tally = {};
  const sit = sitOf(job);
  const options = optionsOf(job);
  for (let game = from; game < to; game++) {
    const own = `${seed}/${variant}/${seats}/${game}`;
    const state = kingsWill.rules.setup(options, own);
    const story = storyOf(state);
    const watch = (event: GameEvent) => countEvent(story, state, event, tally);
    const moves = playToEnd(state, own, (seat, luck) => sit(kingsWill, seat, luck), watch);
    add(tally, 'moves', moves);
    countEnd(story, state, tally);
  }
  return tally;
}
