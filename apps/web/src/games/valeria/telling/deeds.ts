/** How Valeria tells a turn: the roll, the harvest, each action. */
import type { Language, Seat } from '@three-crowns/core';
import { type GameEvent, valeria } from '@three-crowns/valeria';
import { DICE, placeTarget } from '@three-crowns/valeria/board';
import { type Deeds, type Step, toldWords } from '../../../table/screen/telling.ts';
import { de } from './texts/de.ts';
import { en, type Key } from './texts/en.ts';
import { fr } from './texts/fr.ts';

type Telling = {
  readonly [T in GameEvent['type']]:
    | ((event: Extract<GameEvent, { readonly type: T }>, turn: Seat) => string | undefined)
    | undefined;
};

/** What others harvest is their own affair; what a card brings goes with what was done with it. */
const DEEDS: Telling = {
  rolled: () => 'roll',
  harvested: ({ seat }, turn) => (seat === turn ? 'harvest' : undefined),
  picked: ({ seat }, turn) => (seat === turn ? 'harvest' : undefined),
  traded: ({ seat }, turn) => (seat === turn ? 'harvest' : undefined),
  took: () => 'take',
  recruited: ({ place }) => `recruit ${place}`,
  slew: ({ place }) => `slay ${place}`,
  built: ({ place }) => `build ${place}`,
  token: () => 'token',
  stole: () => 'steal',
  returned: () => 'return',
  robbed: () => 'rob',
  kept: undefined,
  turn: undefined,
  changed: undefined,
  lost: undefined,
  gained: undefined,
  joined: undefined,
  declined: undefined,
  revealed: undefined,
  exhausted: undefined,
  attacked: undefined,
  spared: undefined,
  captured: undefined,
  ending: undefined,
  'called-off': undefined,
  over: undefined,
};

function deedOf(event: GameEvent, turn: Seat): string | undefined {
  const deed = DEEDS[event.type] as ((event: GameEvent, turn: Seat) => string | undefined) | undefined;
  return deed?.(event, turn);
}

const words = toldWords(valeria, { en, de, fr });

function say({ events: [first] }: Step<GameEvent>, language: Language): string {
  return words(language, KEYS[first.type] ?? 'told.harvested', first);
}

/** What begins a step; all others are part of a harvest. */
const KEYS: Partial<Readonly<Record<GameEvent['type'], Key>>> = {
  rolled: 'told.rolled',
  took: 'told.took',
  recruited: 'told.recruited',
  slew: 'told.slew',
  built: 'told.built',
  token: 'told.token',
  stole: 'told.stole',
  returned: 'told.returned',
  robbed: 'told.robbed',
};

function targetsOf({ events }: Step<GameEvent>): string[] {
  return events.flatMap((event) => {
    if (event.type === 'rolled') return [DICE];
    return event.type === 'recruited' || event.type === 'slew' || event.type === 'built' || event.type === 'token'
      ? [placeTarget(event.place)]
      : [];
  });
}

export const deeds: Deeds<GameEvent> = {
  deedOf,
  minor: ['roll', 'harvest'],
  say,
  targetsOf,
};
