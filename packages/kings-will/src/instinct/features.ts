/** What a learned value reads: of each term, how much more of it the seat has than its rivals on average, also by the time left. */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import type { State } from '../state.ts';
import { clockOf } from './clock.ts';
import { fillTerms, TERMS } from './terms.ts';
import two from './weights/2.json' with { type: 'json' };

const names = [...TERMS, ...TERMS.map((term) => `${term}, by time`)];
/** Raised with every change of what a feature means: the weights are then learned anew (`npm run train`). */
const version = 1;

/** The terms of one seat. Used again at every call: search asks by the million. */
const terms = new Float64Array(TERMS.length);

export const features: Features<State> = {
  names,
  version,
  fill,
  weights: weightsOf({ names, version }, [two]),
};

function fill(state: State, seat: Seat, out: Float32Array): void {
  const rivals = state.palatinates.length - 1;
  out.fill(0);
  for (let other = 0; other <= rivals; other++) {
    fillTerms(state, other, terms);
    const share = other === seat ? 1 : -1 / rivals;
    for (let term = 0; term < TERMS.length; term++) out[term] += share * terms[term];
  }
  const { time } = clockOf(state);
  for (let term = 0; term < TERMS.length; term++) out[TERMS.length + term] = out[term] * time;
}
