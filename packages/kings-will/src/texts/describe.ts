/** Moves, events, decisions and score lines as messages. A new move, event or ask does not compile without its words. */
import type { Decision, Message, ScoreLine } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { Palatinate } from '../palatinate.ts';
import type { ScoreKey } from '../scoring.ts';
import { type State, travelOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { type Ask, FARMERS, HARVESTS, TRAVELS, UNITS } from '../words.ts';
import {
  buildingName,
  goodName,
  landAt,
  landName,
  message,
  placeName,
  player,
  sideName,
  tileName,
  unitList,
  willName,
} from './names.ts';

type Buttons = { readonly [D in Move['do']]: (state: State, move: Extract<Move, { readonly do: D }>) => Message };

const asked = (state: State): Palatinate => state.palatinates[state.stack.at(-1)?.seat ?? state.turn];
const landOf = (state: State, at: number): Message => landAt(at, asked(state).lands[at]);

const BUTTONS: Buttons = {
  keep: (_state, { card }) => message('move.keep', { number: card + 1 }),
  lay: (_state, { land }) => message('move.lay', { land: landName(land) }),
  home: (state, { at }) => message('move.home', { land: landOf(state, at) }),
  settle: (state, { at }) => message('move.settle', { lands: at.map((one) => landOf(state, one)) }),
  stock: (_state, { good }) => message('move.stock', { good: goodName(good) }),
  take: (state, { slot }) => message('move.take', { tile: tileName(state.row[slot]), slot: slot + 1 }),
  harvest: (_state, { good, instead }) =>
    message(instead === good ? 'move.harvest' : 'move.harvest-with', {
      action: message(`action.${HARVESTS[good]}`),
      good: goodName(instead),
    }),
  look: (_state, { field }) => message('move.look', { field: field + 1 }),
  taxes: () => message('move.taxes'),
  found: (_state, { place }) => message('move.found', { place: placeName(place) }),
  erect: (_state, { building }) => message('move.erect', { building: buildingName(building) }),
  site: (state, { at }) => message('move.site', { land: landOf(state, at) }),
  pay: (_state, { goods }) => message('move.pay', { units: unitList(goods) }),
  educate: () => message('move.educate'),
  develop: () => message('move.develop'),
  walk: (state, { from, to }) => message('move.walk', { from: landOf(state, from), to: landOf(state, to) }),
  explore: (_state, { side, land }) => message('move.explore', { side: sideName(side), land: landName(land) }),
  swap: (_state, { give, get }) => message('move.swap', { give: goodName(give), get: goodName(get) }),
  birth: (state, { at }) => message('move.birth', { land: landOf(state, at) }),
  sell: (_state, { good }) => message('move.sell', { good: goodName(good) }),
  lose: (state, { at }) => message('move.lose', { land: landOf(state, at) }),
  pledge: (_state, { field }) => message('move.pledge', { field: field + 1 }),
  neutral: (_state, { field }) => message('move.neutral', { field: field + 1 }),
  levy: (state, { units, from }) =>
    from === undefined
      ? message('move.levy', { units: unitList(units) })
      : message('move.levy-from', { units: unitList(units), land: landOf(state, from) }),
  give: (state, { offer, from }) => {
    const { pay, points } = valuesOf(state).travels[travelOf(state)].offers[offer];
    const args = { units: unitList(pay), points };
    return from === undefined
      ? message('move.give', args)
      : message('move.give-from', { ...args, land: landOf(state, from) });
  },
  pass: (state) => message('move.pass', { ask: state.stack.at(-1)?.effect.kind ?? 'act' }),
};

export function describeMove(state: State, move: Move): Message {
  const button = BUTTONS[move.do] as (state: State, move: Move) => Message;
  return button(state, move);
}

type Lines = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>) => Message | undefined;
};

const LINES: Lines = {
  kept: ({ seat, field, will }) =>
    message('event.kept', { player: player(seat), field: field + 1, will: willName(will) }),
  laid: ({ seat, at, land }) => message('event.laid', { player: player(seat), number: at + 1, land: landName(land) }),
  housed: ({ seat, at, land }) => message('event.housed', { player: player(seat), land: landAt(at, land) }),
  settled: ({ seat, at, lands }) =>
    message('event.settled', { player: player(seat), lands: at.map((one, i) => landAt(one, lands[i])) }),
  stocked: ({ seat, good }) => message('event.stocked', { player: player(seat), good: goodName(good) }),
  turn: ({ seat, round }) => message('event.turn', { player: player(seat), round }),
  took: ({ seat, tile, points }) => message('event.took', { player: player(seat), tile: tileName(tile), points }),
  harvested: ({ seat, good, count, instead, lost }) =>
    message('event.harvested', {
      player: player(seat),
      action: message(`action.${HARVESTS[good]}`),
      goods: unitList(UNITS.map((_, unit) => received(unit, good, count, instead))),
      lost,
    }),
  looked: ({ seat, field, will }) =>
    message('event.looked', { player: player(seat), field: field + 1, will: willName(will) }),
  taxed: ({ seat, coins, lost }) => message('event.taxed', { player: player(seat), coins, lost }),
  founded: ({ seat, place, at, land, paid }) =>
    message('event.founded', {
      player: player(seat),
      place: placeName(place),
      land: landAt(at, land),
      units: unitList(paid),
    }),
  erected: ({ seat, building, at, land, paid }) =>
    message('event.erected', {
      player: player(seat),
      building: buildingName(building),
      land: landAt(at, land),
      units: unitList(paid),
    }),
  extended: ({ seat, store }) => message('event.extended', { player: player(seat), store }),
  mood: ({ seat, from, to }) => message('event.mood', { player: player(seat), from, to }),
  educated: ({ seat, step }) => message('event.educated', { player: player(seat), step }),
  developed: ({ seat, step }) => message('event.developed', { player: player(seat), step }),
  walked: ({ seat, from, to, lands }) =>
    message('event.walked', { player: player(seat), from: landAt(from, lands[0]), to: landAt(to, lands[1]) }),
  explored: ({ seat, side, land }) =>
    message('event.explored', { player: player(seat), side: sideName(side), land: landName(land) }),
  swapped: ({ seat, give, get, lost }) =>
    message('event.swapped', { player: player(seat), give: goodName(give), get: goodName(get), lost }),
  born: ({ seat, at, land }) => message('event.born', { player: player(seat), land: landAt(at, land) }),
  sold: ({ seat, good, coins, lost }) =>
    message('event.sold', { player: player(seat), good: goodName(good), coins, lost }),
  passed: ({ seat, ask }) => message('event.passed', { player: player(seat), ask }),
  rebelled: ({ seat, points, calmed }) =>
    message(calmed ? 'event.calmed' : 'event.rebelled', { player: player(seat), points }),
  fled: ({ seat, at, land }) => message('event.fled', { player: player(seat), land: landAt(at, land) }),
  stayed: ({ seat, points }) => message('event.stayed', { player: player(seat), points }),
  // Every turn ends so; only the row on the table shows it.
  returned: () => undefined,
  visit: ({ round, travel }) => message('event.visit', { round, travel: TRAVELS[travel] }),
  pledged: ({ seat, field }) => message('event.pledged', { player: player(seat), field: field + 1 }),
  neutral: ({ seat, field }) => message('event.neutral', { player: player(seat), field: field + 1 }),
  levied: ({ seat, units }) => message('event.levied', { player: player(seat), units: unitList(units) }),
  unpaid: ({ seat, points }) => message('event.unpaid', { player: player(seat), points }),
  gave: ({ seat, units, points }) => message('event.gave', { player: player(seat), units: unitList(units), points }),
  round: ({ round, travel }) => message('event.round', { round, travel: TRAVELS[travel] }),
  over: () => message('event.over'),
};

/** How many of a unit a harvest brought. */
function received(unit: number, good: number, count: number, instead: number): number {
  const swapped = instead === good ? 0 : 1;
  return unit === good ? count - swapped : unit === instead ? swapped : 0;
}

/** Undefined for an event that needs no line. */
export function describeEvent(event: GameEvent): Message | undefined {
  const line = LINES[event.type] as (event: GameEvent) => Message | undefined;
  return line(event);
}

const left = (state: State): number => state.stack.at(-1)?.left ?? 1;
const tile = (state: State): Message => tileName(state.stack.at(-1)?.source ?? 0);

const PROMPTS: { readonly [A in Ask]: (state: State) => Message } = {
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
  site: () => message('ask.site'),
  pay: () => message('ask.pay'),
  lose: () => message('ask.lose'),
  pledge: () => message('ask.pledge'),
  neutral: () => message('ask.neutral'),
  levy: (state) => message('ask.levy', { farmers: valuesOf(state).travels[travelOf(state)].levy[FARMERS] }),
  offer: () => message('ask.offer'),
};

export function describeDecision(state: State, decision: Decision<Ask>): Message {
  return PROMPTS[decision.ask](state);
}

export function describeScoreLine(line: ScoreLine & { readonly key: ScoreKey }): Message {
  return message(`score.${line.key}`, { count: line.count, points: line.points });
}
