/** What a lifted thing can do: its source and the place it is dropped on narrow the choices as two clicks would. */

import type { Choice } from '../screen/screen.ts';
import { choicesAt } from '../view/choices.ts';
import { narrowed, type Pick, pickOn } from './narrowing.ts';

/** The lifted thing is named by no move (the king of the one to move): every choice that is left goes on from it. */
export const ANY = '';

/** Dropped where no second thing is named: onto the own area, which means the source alone. */
export const HOME = Symbol('home');
export type On = string | typeof HOME;

export interface Lifted {
  /** A target, or ANY. */
  readonly source: string;
  /** What was picked before and still counts. */
  readonly base: readonly string[];
}

/** Undefined where no choice uses the thing. One outside of what is left begins anew, as a click does. */
export function liftOn(choices: readonly Choice[], picked: readonly string[], source: string): Lifted | undefined {
  if (source === ANY) return choices.length === 0 ? undefined : { source, base: picked };
  const before = picked.filter((one) => one !== source);
  const base = [before, []].find((some) => narrowed(choices, [...some, source]).length > 0);
  return base && { source, base };
}

export const heldBy = ({ source, base }: Lifted): readonly string[] => (source === ANY ? base : [...base, source]);

export function dropOn(choices: readonly Choice[], lifted: Lifted, on: On): Pick {
  const { source, base } = lifted;
  if (on === HOME) return source === ANY ? { kind: 'none' } : pickOn(choices, base, source);
  const held = heldBy(lifted);
  // Unlike a click, a drop never begins anew: it would play what the lifted thing has no part in.
  const left = narrowed(choices, held);
  return choicesAt(left, on).length === 0 ? { kind: 'none' } : pickOn(choices, held, on);
}
