/** What happened, as lines of the log. A new event does not compile without its words. */
import { type Message, UNKNOWN } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import { COINS, HARVESTS, UNITS } from '../vocabulary.ts';
import {
  actionName,
  landAt,
  message,
  oneLand,
  onePlace,
  player,
  points,
  sideName,
  signed,
  some,
  theBuilding,
  tileName,
  travelName,
  unitList,
  willName,
} from './names.ts';

type Lines = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>) => Message | undefined;
};

const LINES: Lines = {
  kept: ({ seat, field, will }) =>
    will === UNKNOWN
      ? message('event.kept-hidden', { player: player(seat), field: field + 1 })
      : message('event.kept', { player: player(seat), field: field + 1, will: willName(will) }),
  laid: ({ seat, at, land }) => message('event.laid', { player: player(seat), number: at + 1, land: oneLand(land) }),
  housed: ({ seat, at, land }) => message('event.housed', { player: player(seat), land: landAt(at, land) }),
  settled: ({ seat, at, lands }) =>
    message('event.settled', {
      player: player(seat),
      lands: at.flatMap((one, i) => (at.indexOf(one) === i ? [landAt(one, lands[i])] : [])),
    }),
  stocked: ({ seat, good }) => message('event.stocked', { player: player(seat), good: some(good, 1) }),
  turn: ({ seat, round, number }) => message('event.turn', { player: player(seat), round, number }),
  took: ({ seat, tile, points: bonus }) =>
    message('event.took', { player: player(seat), tile: tileName(tile), points: bonus }),
  harvested: ({ seat, good, count, instead, lost }) =>
    message('event.harvested', {
      player: player(seat),
      action: actionName(HARVESTS[good]),
      goods: harvestList(good, count, instead),
      lost,
    }),
  looked: ({ seat, field, will }) =>
    will === UNKNOWN
      ? message('event.looked-hidden', { player: player(seat), field: field + 1 })
      : message('event.looked', { player: player(seat), field: field + 1, will: willName(will) }),
  taxed: ({ seat, coins, lost }) => message('event.taxed', { player: player(seat), coins: some(COINS, coins), lost }),
  founded: ({ seat, place, at, land, paid }) =>
    message('event.founded', {
      player: player(seat),
      place: onePlace(place),
      land: landAt(at, land),
      units: unitList(paid),
    }),
  erected: ({ seat, building, at, land, paid }) =>
    message('event.erected', {
      player: player(seat),
      building: theBuilding(building),
      land: landAt(at, land),
      units: unitList(paid),
    }),
  extended: ({ seat, store }) => message('event.extended', { player: player(seat), store }),
  mood: ({ seat, from, to }) => message('event.mood', { player: player(seat), from: signed(from), to: signed(to) }),
  educated: ({ seat, step }) => message('event.educated', { player: player(seat), step }),
  developed: ({ seat, step }) => message('event.developed', { player: player(seat), step }),
  walked: ({ seat, from, to, lands }) =>
    message('event.walked', { player: player(seat), from: landAt(from, lands[0]), to: landAt(to, lands[1]) }),
  explored: ({ seat, side, land }) =>
    message('event.explored', { player: player(seat), side: sideName(side), land: oneLand(land) }),
  swapped: ({ seat, give, get, lost }) =>
    message('event.swapped', { player: player(seat), give: some(give, 1), get: some(get, 1), lost }),
  born: ({ seat, at, land }) => message('event.born', { player: player(seat), land: landAt(at, land) }),
  sold: ({ seat, good, coins, lost }) =>
    message('event.sold', { player: player(seat), good: some(good, 1), coins: some(COINS, coins), lost }),
  passed: ({ seat, ask }) => message('event.passed', { player: player(seat), ask }),
  rebelled: ({ seat, points: lost, calmed }) =>
    calmed
      ? message('event.calmed', { player: player(seat) })
      : message('event.rebelled', { player: player(seat), points: points(lost) }),
  fled: ({ seat, at, land }) => message('event.fled', { player: player(seat), land: landAt(at, land) }),
  stayed: ({ seat, points: lost }) => message('event.stayed', { player: player(seat), points: points(lost) }),
  // Every turn ends so; only the row on the table shows it.
  returned: () => undefined,
  visit: ({ round, travel }) => message('event.visit', { round, travel: travelName(travel) }),
  pledged: ({ seat, field }) => message('event.pledged', { player: player(seat), field: field + 1 }),
  neutral: ({ seat, field }) => message('event.neutral', { player: player(seat), field: field + 1 }),
  levied: ({ seat, units }) => message('event.levied', { player: player(seat), units: unitList(units) }),
  unpaid: ({ seat, points: lost }) => message('event.unpaid', { player: player(seat), points: points(lost) }),
  gave: ({ seat, units, points: got }) =>
    message('event.gave', { player: player(seat), units: unitList(units), points: points(got) }),
  round: ({ round, travel }) => message('event.round', { round, travel: travelName(travel) }),
  over: () => message('event.over'),
};

/** What a harvest brings, one of it as another good where that is wanted (9). */
export function harvestList(good: number, count: number, instead: number): Message {
  const swapped = instead === good ? 0 : 1;
  return unitList(UNITS.map((_, unit) => (unit === good ? count - swapped : unit === instead ? swapped : 0)));
}

/** Undefined for an event that needs no line. */
export function describeEvent(event: GameEvent): Message | undefined {
  const line = LINES[event.type] as (event: GameEvent) => Message | undefined;
  return line(event);
}
