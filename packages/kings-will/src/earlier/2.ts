/** What version 2 had, as version 3 has it: a state has the built-in table by its name, and that table had other values. */
import type { FrozenVersion, Upcast } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { compile, type Values } from '../values.ts';
import { VARIANTS } from '../vocabulary.ts';

/** `from`: the rules of that version, which know their table. */
export function upcast(from: FrozenVersion['ruleset']): Upcast<State, Move, GameEvent> {
  const { content } = from.parseOptions({ seats: 2 });
  // Worked out once: a bot remembers what it makes of a table by the values themselves.
  const tables = new Map<unknown, Values>(
    VARIANTS.map((variant) => [`reconstructed/${variant}`, compile(content, variant)]),
  );
  return {
    state(old) {
      const state = old as State;
      return { ...state, values: tables.get(state.values) ?? state.values };
    },
    move: (old) => old as Move,
    event: (old) => old as GameEvent,
  };
}
