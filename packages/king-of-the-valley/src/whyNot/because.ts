/** What a reason is made of: a code, which is also its text, the ruling it rests on, and the facts. */
import type { Arg, Reason, Seat } from '@three-crowns/core';
import { CELL_NAMES } from '../grid.ts';
import type { State } from '../state.ts';
import type { Key } from '../texts/en.ts';
import { message, players } from '../texts/names.ts';
import { type Ask, PHASES, type Phase } from '../vocabulary.ts';

type CodeIn<K> = K extends `why.${infer Code}` ? Code : never;
type WhyCode = CodeIn<Key>;
/** The ids of docs/king-of-the-valley.md. */
export type Ruling = `${'S' | 'R' | 'M' | 'X' | 'P' | 'W' | 'T' | 'J' | 'K' | 'F' | 'E'}${number}`;
type Args = Readonly<Record<string, Arg>>;

export function because(reason: WhyCode, rule: Ruling, args?: Args): Reason {
  return { reason, rule, message: message(`why.${reason}`, args) };
}

export const at = (cell: number): Args => ({ place: CELL_NAMES[cell] });

/** S4: the four phases come in a fixed order. */
export function otherPhase(now: Ask, needed: Phase): Reason {
  const isLater = PHASES.indexOf(needed) > PHASES.indexOf(now as Phase);
  if (isLater) return because('phase-later', 'S4', { now, phase: PHASES.indexOf(needed) });
  return because('phase-over', 'S4', { needed });
}

export function othersOn(state: State, cells: readonly number[]): Seat[] {
  return state.kings.map((_, seat) => seat).filter((seat) => seat !== state.turn && cells.includes(state.kings[seat]));
}

/** The place and the kings that stand on it. */
export function kingsAt(state: State, cell: number): Args {
  const seats = othersOn(state, [cell]);
  return { ...at(cell), players: players(seats), count: seats.length };
}
