/** What a seat is asked, as a prompt. A new ask does not compile without its words. */
import type { Decision, Message } from '@three-crowns/core';
import { buildingOf, isPlaceWork, type State, travelOf, type Work } from '../state.ts';
import { valuesOf } from '../values.ts';
import { type Ask, FARMERS, printedMood } from '../vocabulary.ts';
import { message, onePlace, signed, theBuilding, tileName, unitList } from './names.ts';

const left = (state: State): number => state.stack.at(-1)?.left ?? 1;
const tile = (state: State): Message => tileName(state.stack.at(-1)?.source ?? 0);

/** As the object of a sentence. */
export const workName = (work: Work): Message => (isPlaceWork(work) ? onePlace(work) : theBuilding(buildingOf(work)));

function waitingWork(state: State): Message {
  const effect = state.stack.at(-1)?.effect;
  return effect?.kind === 'site' || effect?.kind === 'pay' ? workName(effect.work) : message('nothing');
}

const PROMPTS: { readonly [A in Ask]: (state: State, seat: number) => Message } = {
  will: () => message('ask.will'),
  lay: () => message('ask.lay'),
  home: () => message('ask.home'),
  settle: () => message('ask.settle'),
  stock: (state) => message('ask.stock', { count: left(state) }),
  tile: () => message('ask.tile'),
  act: (state) => message('ask.act', { tile: tile(state), count: left(state) }),
  follow: (state) => message('ask.follow', { tile: tile(state) }),
  intrigue: () => message('ask.intrigue'),
  walk: (state) => message('ask.walk', { count: left(state) }),
  trade: (state) => message('ask.trade', { count: left(state) }),
  look: (state) => message('ask.look', { count: left(state) }),
  site: (state) => message('ask.site', { work: waitingWork(state) }),
  pay: (state) => message('ask.pay', { work: waitingWork(state) }),
  lose: () => message('ask.lose'),
  pledge: () => message('ask.pledge'),
  neutral: () => message('ask.neutral'),
  levy: (state) => {
    const { levy } = valuesOf(state).travels[travelOf(state)];
    return message('ask.levy', { farmers: levy[FARMERS], units: unitList(levy) });
  },
  offer: (state, seat) => message('ask.offer', { mood: signed(printedMood(state.palatinates[seat].mood)) }),
};

export function describeDecision(state: State, { ask, seat }: Decision<Ask>): Message {
  return PROMPTS[ask](state, seat);
}
