/** Every version of this game's rules, for records of any age (docs/freezing.md). */
import { noLuck, type Upcast, type Versions } from '@three-crowns/core';
import { type GameEvent, kingsWill, type Move, type State } from './index.ts';
import type { Values, ValuesIn } from './values.ts';

/** Version 1 kept the name of a custom table among its values. */
interface State1 extends Omit<State, 'luck' | 'values'> {
  readonly values: string | (Values & { readonly content: string });
}

function valuesOf1(values: State1['values']): ValuesIn {
  if (typeof values === 'string') return values as ValuesIn;
  const { content: _name, ...rest } = values;
  return rest;
}

/** Luck was written another way. */
const upcast1: Upcast<State, Move, GameEvent> = {
  state(old) {
    const state = old as State1;
    return { ...state, values: valuesOf1(state.values), luck: noLuck() };
  },
  move: (old) => old as Move,
  event: (old) => old as GameEvent,
};

export const kingsWillVersions: Versions = {
  game: kingsWill,
  earlier: { 1: { load: () => import('../frozen/1.js'), upcast: () => upcast1 } },
};
