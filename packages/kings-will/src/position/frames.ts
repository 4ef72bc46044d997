/** What waits, as words: act/1/harvest/2 is player 1 with two actions of Harvest left. */
import { BadInput, type Frame, shown } from '@three-crowns/core';
import { OWN_ACTIONS } from '../moves/tile.ts';
import { buildingOf, type Effect, isPlaceWork, type State, travelOf, type Work } from '../state.ts';
import { valuesOf } from '../values.ts';
import { ASKS, BUILDINGS, PLACES, TILES } from '../vocabulary.ts';
import { bitsOf, indexNamed, maskIn, numberIn } from './names.ts';

/** Goods, steps, swaps and cards of a custom table (`Content`) can be many. */
const MOST_LEFT = 999;
const WORKS = [...PLACES, ...BUILDINGS];
const KINDS = ASKS.filter((ask) => ask !== 'will');

const workName = (work: Work): string => (isPlaceWork(work) ? PLACES[work] : BUILDINGS[buildingOf(work)]);
const bits = (mask: number): string => bitsOf(mask).join('+') || '-';

export function formatFrame({ effect, seat, source, left }: Frame<Effect>): string {
  return [effect.kind, seat + 1, ...detailsOf(effect, source, left)].join('/');
}

function detailsOf(effect: Effect, source: number, left: number): (string | number)[] {
  switch (effect.kind) {
    case 'act':
    case 'follow':
    case 'intrigue':
      return [TILES[source], left];
    case 'walk':
      return effect.explored ? [left, 'explored'] : [left];
    case 'look':
      return [left, bits(source)];
    case 'lay':
    case 'stock':
    case 'trade':
      return [left];
    case 'site':
      return [workName(effect.work)];
    case 'pay':
      return [workName(effect.work), effect.at + 1];
    case 'offer':
      return [bits(source)];
    default:
      return [];
  }
}

export function parseFrame(word: string, place: string, state: State): Frame<Effect> {
  const [kindWord, seatWord, ...details] = word.split('/');
  const kind = KINDS[indexNamed(kindWord, KINDS, place)];
  const seat = numberIn(seatWord, `${place}, ${kind}`, 1, state.palatinates.length) - 1;
  const frame = frameOf(kind, seat, details, `${place}, ${kind}`, state);
  if (formatFrame(frame) !== word) {
    throw new BadInput(place, `expected ${kind} like ${formatFrame(frame)}, found ${shown(word)}`);
  }
  return frame;
}

function frameOf(
  kind: Effect['kind'],
  seat: number,
  details: readonly string[],
  place: string,
  state: State,
): Frame<Effect> {
  const [one, two] = details;
  const leftIn = (word: string | undefined, most = MOST_LEFT) => numberIn(word, place, 1, most);
  const row = state.palatinates[seat].lands.length;
  switch (kind) {
    case 'act':
    case 'follow':
    case 'intrigue':
      return { effect: { kind }, seat, source: indexNamed(one, TILES, place), left: leftIn(two, actionsOf(kind)) };
    case 'walk':
      return { effect: { kind, explored: two === 'explored' }, seat, source: 0, left: leftIn(one) };
    case 'look':
      return { effect: { kind }, seat, source: maskOf(two, place, valuesOf(state).fields), left: leftIn(one) };
    case 'lay':
    case 'stock':
    case 'trade':
      return { effect: { kind }, seat, source: 0, left: leftIn(one) };
    case 'site':
      return { effect: { kind, work: indexNamed(one, WORKS, place) }, seat, source: 0, left: 1 };
    case 'pay': {
      const at = numberIn(two, place, 1, row) - 1;
      return { effect: { kind, work: indexNamed(one, WORKS, place), at }, seat, source: 0, left: 1 };
    }
    case 'offer':
      return { effect: { kind }, seat, source: maskOf(one, place, offersIn(state)), left: 1 };
    default:
      return { effect: { kind }, seat, source: 0, left: 1 };
  }
}

const actionsOf = (kind: Effect['kind']): number => (kind === 'act' ? OWN_ACTIONS : 1);
const offersIn = (state: State): number => valuesOf(state).travels[travelOf(state)].offers.length;

const maskOf = (word: string | undefined, place: string, most: number): number =>
  word === undefined || word === '-' ? 0 : maskIn(word.split('+'), place, most);
