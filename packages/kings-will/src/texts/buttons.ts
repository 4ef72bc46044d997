/** Moves, as a button says them. A new move does not compile without its words. */
import { type Message, UNKNOWN } from '@three-crowns/core';
import type { Move } from '../move.ts';
import { harvestOf } from '../moves/harvest.ts';
import { bonusOf, farmersOf, type Palatinate } from '../palatinate.ts';
import { type State, travelOf } from '../state.ts';
import { type Values, valuesOf } from '../values.ts';
import { COINS, HARVESTS, LAST_SLOT } from '../vocabulary.ts';
import { harvestList } from './log.ts';
import {
  actionName,
  landAt,
  message,
  oneLand,
  onePlace,
  points,
  sideName,
  some,
  theBuilding,
  tileName,
  unitList,
  willName,
} from './names.ts';

type Buttons = { readonly [D in Move['do']]: (state: State, move: Extract<Move, { readonly do: D }>) => Message };

const asked = (state: State): Palatinate => state.palatinates[state.stack.at(-1)?.seat ?? state.turn];
const landOf = (state: State, at: number): Message => landAt(at, asked(state).lands[at]);

const BUTTONS: Buttons = {
  keep: keepButton,
  lay: (_state, { land }) => message('move.lay', { land: oneLand(land) }),
  home: (state, { at }) => message('move.home', { land: landOf(state, at) }),
  settle: (state, { at }) =>
    message('move.settle', { count: at.length, lands: [...new Set(at)].map((one) => landOf(state, one)) }),
  stock: (_state, { good }) => message('move.stock', { good: some(good, 1) }),
  take: (state, { slot }) =>
    message('move.take', {
      tile: tileName(state.row[slot]),
      points: slot === LAST_SLOT ? valuesOf(state).numbers.slotBonus : 0,
    }),
  harvest: (state, { good, instead }) => {
    const count = harvestOf(valuesOf(state), asked(state), good);
    return message('move.harvest', {
      action: actionName(HARVESTS[good]),
      goods: harvestList(good, count, instead),
    });
  },
  look: (_state, { field }) => message('move.look', { field: field + 1 }),
  taxes: (state) => taxesButton(valuesOf(state), asked(state)),
  found: (_state, { place }) => message('move.found', { place: onePlace(place) }),
  erect: (_state, { building }) => message('move.erect', { building: theBuilding(building) }),
  site: (state, { at }) => message('move.site', { land: landOf(state, at) }),
  pay: (_state, { goods }) => message('move.pay', { units: unitList(goods) }),
  educate: () => message('move.educate'),
  develop: () => message('move.develop'),
  walk: (state, { from, to }) => message('move.walk', { from: landOf(state, from), to: landOf(state, to) }),
  explore: (_state, { side, land }) => message('move.explore', { side: sideName(side), land: oneLand(land) }),
  swap: (_state, { give, get }) => message('move.swap', { give: some(give, 1), get: some(get, 1) }),
  birth: (state, { at }) => message('move.birth', { land: landOf(state, at) }),
  sell: (state, { good }) => {
    const coins = valuesOf(state).numbers.sale + bonusOf(valuesOf(state), asked(state), 'sale');
    return message('move.sell', { good: some(good, 1), coins: some(COINS, coins) });
  },
  lose: (state, { at }) => message('move.lose', { land: landOf(state, at) }),
  pledge: (_state, { field }) => message('move.pledge', { field: field + 1 }),
  neutral: (_state, { field }) => message('move.neutral', { field: field + 1 }),
  levy: (state, { units, from }) =>
    from === undefined
      ? message('move.levy', { units: unitList(units) })
      : message('move.levy-from', { units: unitList(units), land: landOf(state, from) }),
  give: (state, { offer, from }) => {
    const { pay, points: reward } = valuesOf(state).travels[travelOf(state)].offers[offer];
    const args = { units: unitList(pay), points: points(reward) };
    return from === undefined
      ? message('move.give', args)
      : message('move.give-from', { ...args, land: landOf(state, from) });
  },
  pass: (state) => message('move.pass', { ask: state.stack.at(-1)?.effect.kind ?? 'act' }),
};

/** Who sees only one hand is told the card; where several are known, nothing says whose move it is. */
function keepButton({ hands }: State, { card }: { readonly card: number }): Message {
  const known = hands.filter((hand) => hand.length > 0 && hand[0] !== UNKNOWN);
  if (known.length !== 1) return message('move.keep-place', { number: card + 1 });
  return message('move.keep', { will: willName(known[0][card]) });
}

function taxesButton(values: Values, own: Palatinate): Message {
  const coins = farmersOf(own) + bonusOf(values, own, 'taxes');
  const mood = Math.max(0, values.numbers.taxMood - bonusOf(values, own, 'mercy'));
  return message('move.taxes', { coins: some(COINS, coins), mood });
}

export function describeMove(state: State, move: Move): Message {
  const button = BUTTONS[move.do] as (state: State, move: Move) => Message;
  return button(state, move);
}
