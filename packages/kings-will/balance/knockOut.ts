/**
 * Knock-out matches: a quick player who leaves something out against one who does not. Every deal is played from both seats,
 * and is one sample.
 */
import { dealWorld, worldLuck } from '@three-crowns/core';
import { kingsWill } from '../src/index.ts';
import { type Allows, quick } from '../src/instinct/quick.ts';
import { outcome } from '../src/scoring.ts';
import { hasSeen } from '../src/view.ts';
import { BUILDINGS, WILLS } from '../src/vocabulary.ts';
import type { Job } from './plan.ts';
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
export function playDeals({ variant, seed, from, to }: Job, without: string): Tally {
  const tally: Tally = {};
  const options = kingsWill.parseOptions({ seats: 2, variant });
  for (let deal = from; deal < to; deal++) {
    let wins = 0;
    for (let weak = 0; weak < 2; weak++) {
      const own = `${seed}/knock-out/${variant}/${deal}`;
      const { winner, ahead } = playPair(options, own, weak, ALLOWED.get(without));
      if (winner === weak) wins += 1;
      add(tally, 'ahead', ahead);
    }
    add(tally, 'deals');
    add(tally, 'wins', wins);
    add(tally, 'wins squared', wins ** 2);
  }
  return tally;
}

type Options = ReturnType<typeof kingsWill.parseOptions>;

function playPair(options: Options, seed: string, weak: number, allowed: Allows | undefined) {
  const { rules, secrets } = kingsWill;
  const state = rules.setup(options, seed);
  const lucks = state.palatinates.map((_, seat) => worldLuck(`${seed}/bot/${seat}`));
  for (let moves = 0; moves < kingsWill.mostPlies; moves++) {
    const [asked] = rules.pending(state);
    const end = asked === undefined ? outcome(state) : undefined;
    if (asked === undefined && end !== undefined) {
      return { winner: end.winners[0], ahead: end.scores[weak].total - end.scores[1 - weak].total };
    }
    const { seat } = asked;
    const world = dealWorld(kingsWill, secrets.view(state, seat), lucks[seat]);
    rules.play(state, seat, quick(world, seat, seat === weak ? allowed : undefined));
  }
  throw new Error(`no end after ${kingsWill.mostPlies} moves with the seed ${seed}`);
}
