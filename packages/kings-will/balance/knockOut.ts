/** Knock-out matches: a player who leaves something out against one who does not. Every deal is played from both seats, and is one sample. */
import { kingsWill } from '../src/index.ts';
import { type Allows, quick } from '../src/instinct/quick.ts';
import { outcome } from '../src/scoring.ts';
import { hasSeen } from '../src/view.ts';
import { BUILDINGS, WILLS } from '../src/vocabulary.ts';
import type { Job } from './plan.ts';
import { optionsOf, playToEnd, sitOf } from './table.ts';
import { add, type Tally } from './tally.ts';

/** By what is left out: the moves that are still made. */
const ALLOWED: ReadonlyMap<string, Allows> = new Map<string, Allows>([
  ['buildings', (_state, _seat, move) => move.do !== 'erect'],
  ['looks', (_state, _seat, move) => move.do !== 'look'],
  ['places', (_state, _seat, move) => move.do !== 'found'],
  ...BUILDINGS.map((name, building): [string, Allows] => [
    name,
    (_state, _seat, move) => move.do !== 'erect' || move.building !== building,
  ]),
  ...WILLS.map((name, will): [string, Allows] => [
    `card ${name}`,
    (state, seat, move) => move.do !== 'pledge' || !hasSeen(state, seat, move.field) || state.plan[move.field] !== will,
  ]),
]);

export const KNOCK_OUTS = [...ALLOWED.keys()];

/** With two players. The tally has deals, wins of who leaves it out in half games, and their squares. */
export function playDeals(job: Job, without: string): Tally {
  const { variant, seed, from, to } = job;
  const tally: Tally = {};
  const options = optionsOf(job);
  const sit = sitOf(job);
  const poorer = gameWithout(ALLOWED.get(without));
  for (let deal = from; deal < to; deal++) {
    let wins = 0;
    for (let weak = 0; weak < 2; weak++) {
      const own = `${seed}/knock-out/${variant}/${deal}`;
      const state = kingsWill.rules.setup(options, own);
      playToEnd(state, own, (seat, luck) => sit(seat === weak ? poorer : kingsWill, seat, luck));
      const end = outcome(state);
      if (end?.winners.includes(weak)) wins += 1;
      add(tally, 'ahead', end === undefined ? 0 : end.scores[weak].total - end.scores[1 - weak].total);
    }
    add(tally, 'deals');
    add(tally, 'wins', wins);
    add(tally, 'wins squared', wins ** 2);
  }
  return tally;
}

/** The game of a player to whom only these moves are known. */
function gameWithout(allows: Allows | undefined): typeof kingsWill {
  if (allows === undefined) return kingsWill;
  const { rules, instinct } = kingsWill;
  return {
    ...kingsWill,
    rules: {
      ...rules,
      legalMoves: (state, seat) => rules.legalMoves(state, seat).filter((move) => allows(state, seat, move)),
    },
    instinct: { ...instinct, quick: (world, seat) => quick(world, seat, allows) },
  };
}
