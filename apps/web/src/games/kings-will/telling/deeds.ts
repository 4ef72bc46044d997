/** How The King's Will tells a turn: the tile, what it brings, and what whoever follows makes of it. */
import type { Language } from '@three-crowns/core';
import { type GameEvent, kingsWill } from '@three-crowns/kings-will';
import { slotTarget, willTarget } from '@three-crowns/kings-will/board';
import { type Deeds, type Step, toldWords } from '../../../table/screen/telling.ts';
import { de } from './texts/de.ts';
import { en, type Key } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Each event that is worth a step, with its sentence; those that only go with another have none. */
const TOLD: { readonly [T in GameEvent['type']]: Key | undefined } = {
  kept: 'told.kept',
  laid: 'told.laid',
  housed: 'told.housed',
  settled: 'told.settled',
  stocked: 'told.stocked',
  took: 'told.took',
  harvested: 'told.harvested',
  looked: 'told.looked',
  taxed: 'told.taxed',
  founded: 'told.founded',
  erected: 'told.erected',
  educated: 'told.educated',
  developed: 'told.developed',
  walked: 'told.walked',
  explored: 'told.explored',
  swapped: 'told.swapped',
  born: 'told.born',
  sold: 'told.sold',
  rebelled: 'told.rebelled',
  pledged: 'told.pledged',
  neutral: 'told.neutral',
  levied: 'told.levied',
  unpaid: 'told.unpaid',
  gave: 'told.gave',
  turn: undefined,
  extended: undefined,
  mood: undefined,
  passed: undefined,
  fled: undefined,
  stayed: undefined,
  returned: undefined,
  visit: undefined,
  round: undefined,
  over: undefined,
};

const words = toldWords(kingsWill, { en, de, fr });

const say = ({ events: [first] }: Step<GameEvent>, language: Language): string =>
  words(language, TOLD[first.type] ?? 'told.took', first);

function targetsOf({ events }: Step<GameEvent>): string[] {
  return events.flatMap((event) => {
    if (event.type === 'took') return [slotTarget(event.slot)];
    return event.type === 'looked' || event.type === 'pledged' || event.type === 'neutral'
      ? [willTarget(event.field)]
      : [];
  });
}

export const deeds: Deeds<GameEvent> = {
  deedOf: ({ type }) => (TOLD[type] === undefined ? undefined : type),
  minor: ['took'],
  say,
  targetsOf,
};
