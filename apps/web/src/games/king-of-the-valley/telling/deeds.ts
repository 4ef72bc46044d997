/** How King of the Valley tells a turn: whom the hill gives, where the king rides, what the castle makes of it. */
import type { Language } from '@three-crowns/core';
import { type GameEvent, kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { placeTarget, slotTarget } from '@three-crowns/king-of-the-valley/board';
import { type Deeds, type Step, toldWords } from '../../../table/screen/telling.ts';
import { de } from './texts/de.ts';
import { en, type Key } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** The ride with all that it leads to is one step. */
const DEEDS: { readonly [T in GameEvent['type']]: string | undefined } = {
  placed: 'place',
  recruited: 'recruit',
  travelled: 'summon',
  prayed: 'summon',
  took: 'summon',
  found: 'summon',
  stuck: 'stuck',
  jester: 'summon',
  swapped: 'swap',
  taxed: 'tax',
  kingdom: 'kingdom',
  refilled: 'refill',
  turn: undefined,
  declined: undefined,
  drew: undefined,
  ending: undefined,
  standstill: undefined,
  over: undefined,
};

const words = toldWords(kingOfTheValley, { en, de, fr });

/** By the event that says most of a step. */
const KEYS: Partial<Readonly<Record<GameEvent['type'], Key>>> = {
  placed: 'told.placed',
  recruited: 'told.recruited',
  took: 'told.took',
  stuck: 'told.stuck',
  swapped: 'told.swapped',
  taxed: 'told.taxed',
  kingdom: 'told.kingdom',
  refilled: 'told.refilled',
};

function say({ events }: Step<GameEvent>, language: Language): string {
  const event = events.find(({ type }) => KEYS[type] !== undefined) ?? events[0];
  return words(language, KEYS[event.type] ?? 'told.rides', event);
}

function targetsOf({ events }: Step<GameEvent>): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'placed':
        return [placeTarget(event.cell)];
      case 'took':
      case 'refilled':
        return event.cells.map(placeTarget);
      case 'recruited':
      case 'swapped':
        return [slotTarget(event.slope, event.row)];
      default:
        return [];
    }
  });
}

export const deeds: Deeds<GameEvent> = {
  deedOf: ({ type }) => DEEDS[type],
  minor: ['recruit', 'refill'],
  say,
  targetsOf,
};
