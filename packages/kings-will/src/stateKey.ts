/** Numbers for states. */
import { beginKey, endKey, type Frame, mixKey, mixList, mixText } from '@three-crowns/core';
import type { Palatinate } from './palatinate.ts';
import type { Effect, State } from './state.ts';

/** No round has so many turns. */
const MOST_TURNS = 1000;

export const turnOf = ({ round, number }: State): number => round * MOST_TURNS + number;

/** Everything that play changes, but luck. */
export function stateKey(state: State): number {
  beginKey();
  mixText(state.phase);
  mixKey(state.start);
  mixKey(state.turn);
  mixKey(state.round);
  mixKey(state.number);
  for (const frame of state.stack) mixFrame(frame);
  mixList(state.row);
  mixKey(state.slot);
  mixKey(state.exchanged);
  for (const palatinate of state.palatinates) mixPalatinate(palatinate);
  mixList(state.plan);
  mixList(state.seen);
  mixList(state.discs);
  mixList(state.glance);
  for (const hand of state.hands) mixList(hand);
  mixList(state.discards);
  mixList(state.journey);
  mixKey(state.farmersLeft);
  mixList(state.landsLeft);
  mixList(state.placesLeft);
  mixKey(state.built);
  return endKey();
}

function mixFrame({ effect, seat, source, left }: Frame<Effect>): void {
  mixText(effect.kind);
  mixKey(seat);
  mixKey(source);
  mixKey(left);
  if (effect.kind === 'walk') mixKey(Number(effect.explored));
  else if (effect.kind === 'site') mixKey(effect.work);
  else if (effect.kind === 'pay') {
    mixKey(effect.work);
    mixKey(effect.at);
  }
}

function mixPalatinate(own: Palatinate): void {
  mixKey(own.points);
  mixKey(own.coins);
  mixKey(own.mood);
  mixKey(own.education);
  mixKey(own.development);
  mixKey(Number(own.extended));
  mixList(own.goods);
  mixList(own.lands);
  mixList(own.farmers);
  mixList(own.buildings);
  mixList(own.sites);
}
