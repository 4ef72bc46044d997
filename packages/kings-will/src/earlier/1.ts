/** What version 1 had, as version 2 has it. Luck is written another way; values of a custom table say more, and no name. */
import { noLuck, type Upcast } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import type { PlaceValues, Values, ValuesIn } from '../values.ts';

type Place1 = Omit<PlaceValues, 'room' | 'isHome' | 'isShield' | 'extends'>;

interface Values1 extends Omit<Values, 'places'> {
  readonly content: string;
  readonly places: readonly Place1[];
}

interface State1 extends Omit<State, 'luck' | 'values'> {
  readonly values: Extract<ValuesIn, string> | Values1;
}

export const upcast: Upcast<State, Move, GameEvent> = {
  state(old) {
    const state = old as State1;
    return { ...state, values: valuesOf(state.values), luck: noLuck() };
  },
  move: (old) => old as Move,
  event: (old) => old as GameEvent,
};

/** The built-in table of that name had the same values. */
function valuesOf(old: State1['values']): ValuesIn {
  if (typeof old === 'string') return old;
  const { content: _name, places, ...values } = old;
  return { ...values, places: places.map(placeOf) };
}

function placeOf(place: Place1): PlaceValues {
  const has = (kind: Place1['effects'][number]['kind']) => place.effects.some((effect) => effect.kind === kind);
  return {
    ...place,
    room: Math.max(0, ...place.effects.map((effect) => (effect.kind === 'room' ? effect.farmers : 0))),
    isHome: has('births'),
    isShield: has('shield'),
    extends: has('extension'),
  };
}
