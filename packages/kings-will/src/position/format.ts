/** A situation in words that people read and write. Everything counts from 1; `?` stands for what a viewer may not see. */
import { UNKNOWN } from '@three-crowns/core';
import type { Palatinate } from '../palatinate.ts';
import type { State } from '../state.ts';
import {
  BUILDINGS,
  GOODS,
  LANDS,
  NEUTRAL,
  NO_BUILDING,
  NO_FIELD,
  NO_PLACE,
  NO_SLOT,
  NO_WILL,
  PLACES,
  printedMood,
  SITES,
  TILES,
  TRAVELS,
  WILLS,
  type Will,
} from '../vocabulary.ts';
import { formatFrame } from './frames.ts';
import { bitsOf } from './names.ts';

export function formatPosition(state: State): string[] {
  const { turn, round, phase, start, number } = state;
  return [
    `turn ${turn + 1} round ${round} phase ${phase} start ${start + 1} number ${number}`,
    list(
      'row',
      state.row.map((tile) => TILES[tile]),
    ),
    ...(state.slot === NO_SLOT ? [] : [`taken ${state.slot + 1}`]),
    ...(state.exchanged === 0 ? [] : [list('exchanged', bitsOf(state.exchanged))]),
    list(
      'journey',
      state.journey.map((travel) => (travel === UNKNOWN ? '?' : TRAVELS[travel])),
    ),
    list('plan', state.plan.map(willName)),
    ...state.palatinates.flatMap((own, seat) => [
      playerLine(own, seat),
      ...(own.lands.length > 0 ? [landsLine(own, seat)] : []),
      ...cardLines(state, seat),
    ]),
    ...discLine(state, NEUTRAL, 'discs neutral'),
    ...(state.stack.length > 0 ? [list('waiting', state.stack.map(formatFrame).reverse())] : []),
  ];
}

const list = (name: string, words: readonly (string | number)[]): string => [name, ...words].join(' ');

const willName = (will: Will): string => {
  if (will === NO_WILL) return '-';
  return will === UNKNOWN ? '?' : WILLS[will];
};

function playerLine(own: Palatinate, seat: number): string {
  const points = own.points === UNKNOWN ? '?' : own.points;
  const words = [
    ...['player', seat + 1, 'points', points, 'coins', own.coins, 'mood', printedMood(own.mood)],
    ...['education', own.education, 'development', own.development],
    ...GOODS.flatMap((good, i) => [good, own.goods[i]]),
  ];
  return `${words.join(' ')}${own.extended ? ' extension' : ''}`;
}

/** forest/1/farmstead/mill: the land, its farmers, its places, the building below. */
function landsLine(own: Palatinate, seat: number): string {
  const words = own.lands.map((land, at) => {
    const places = own.sites.slice(at * SITES, (at + 1) * SITES).filter((place) => place < NO_PLACE);
    const building = own.buildings[at];
    return [
      LANDS[land],
      own.farmers[at],
      places.map((place) => PLACES[place]).join('+') || '-',
      building === NO_BUILDING ? '-' : BUILDINGS[building],
    ].join('/');
  });
  return list(`lands ${seat + 1}`, words);
}

/** Fields seen, discs, cards in hand and put away, the field looked at. */
function cardLines(state: State, seat: number): string[] {
  const seen = state.seen.flatMap((mask, field) => (((mask >> seat) & 1) === 1 ? [field + 1] : []));
  return [
    ...(seen.length > 0 ? [list(`seen ${seat + 1}`, seen)] : []),
    ...discLine(state, seat, `discs ${seat + 1}`),
    ...(state.hands[seat].length > 0 ? [list(`hand ${seat + 1}`, state.hands[seat].map(willName))] : []),
    ...(state.discards[seat] === NO_WILL ? [] : [`discard ${seat + 1} ${willName(state.discards[seat])}`]),
    ...(state.glance[seat] === NO_FIELD ? [] : [`glance ${seat + 1} ${state.glance[seat] + 1}`]),
  ];
}

function discLine(state: State, owner: number, name: string): string[] {
  const fields = state.discs.flatMap((mask, field) => (((mask >> owner) & 1) === 1 ? [field + 1] : []));
  return fields.length > 0 ? [list(name, fields)] : [];
}
