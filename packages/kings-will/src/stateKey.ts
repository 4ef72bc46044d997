/** Numbers for states. Small numbers are packed, so that little is mixed. */
import { beginKey, endKey, type Frame, mixKey } from '@three-crowns/core';
import type { Palatinate } from './palatinate.ts';
import type { Effect, State } from './state.ts';
import { ASKS, type Ask, PHASES, SITES, SLOTS } from './vocabulary.ts';

/** No round has so many turns. */
const MOST_TURNS = 1000;

export const turnOf = ({ round, number }: State): number => round * MOST_TURNS + number;

/** Everything that play changes, but luck. */
export function stateKey(state: State): number {
  beginKey();
  const { start, turn, slot, exchanged } = state;
  mixKey((((PHASES.indexOf(state.phase) * 4 + start) * 4 + turn) * 16 + slot) * 16 + exchanged);
  mixKey(state.round * 4096 + state.number);
  mixKey(state.stack.length * 256 + state.farmersLeft);
  mixKey(state.built);
  for (let i = 0; i < state.stack.length; i++) mixFrame(state.stack[i]);
  mixRow(state.row);
  for (let seat = 0; seat < state.palatinates.length; seat++) mixPalatinate(state.palatinates[seat]);
  for (let field = 0; field < state.plan.length; field++) {
    mixKey(((state.plan[field] + 1) * 16 + state.seen[field]) * 32 + state.discs[field]);
  }
  mixSmall(state.glance);
  mixSmall(state.discards);
  mixSmall(state.journey);
  mixSmall(state.landsLeft);
  mixSmall(state.placesLeft);
  // Nobody has cards in hand later on.
  if (state.phase === 'wills') for (let seat = 0; seat < state.hands.length; seat++) mixSmall(state.hands[seat]);
  return endKey();
}

const KINDS = Object.fromEntries(ASKS.map((ask, i) => [ask, i])) as { readonly [A in Ask]: number };

function mixFrame({ effect, seat, source, left }: Frame<Effect>): void {
  mixKey(((left * 32 + KINDS[effect.kind]) * 4 + seat) * 256 + source);
  if (effect.kind === 'walk') mixKey(Number(effect.explored));
  else if (effect.kind === 'site') mixKey(effect.work);
  else if (effect.kind === 'pay') mixKey(effect.work * 64 + effect.at);
}

/** All tiles together are one number of 32 bits. */
function mixRow(row: readonly number[]): void {
  let packed = 0;
  for (let slot = 0; slot < SLOTS; slot++) packed = packed * SLOTS + row[slot];
  mixKey(packed);
}

/** Numbers below 63, and UNKNOWN, which is -1: five at a time. */
function mixSmall(values: readonly number[]): void {
  let packed = values.length;
  for (let i = 0; i < values.length; i++) {
    if (i % 5 === 4) {
      mixKey(packed);
      packed = 0;
    }
    packed = packed * 64 + values[i] + 1;
  }
  mixKey(packed);
}

export function mixPalatinate(own: Palatinate): void {
  const { goods, lands, farmers, buildings, sites } = own;
  mixKey(own.points);
  mixKey((((own.mood * 8 + own.education) * 8 + own.development) * 2 + Number(own.extended)) * 64 + lands.length);
  mixKey(own.coins);
  // A storehouse of a custom table may be large.
  mixKey(goods[0] * 65536 + goods[1]);
  mixKey(goods[2] * 65536 + goods[3]);
  for (let at = 0; at < lands.length; at++) {
    const places = sites[at * SITES] * 8 + sites[at * SITES + 1];
    mixKey(((places * 32 + buildings[at]) * 8 + lands[at]) * 128 + farmers[at]);
  }
}
