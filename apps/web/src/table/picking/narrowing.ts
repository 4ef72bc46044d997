/** Picking narrows: every thing picked leaves only the choices that use it, until one is left. */

import type { Choice } from '../screen/screen.ts';
import { choicesAt, FEW, meantBy } from '../view/choices.ts';

export const narrowed = <M>(choices: readonly Choice<M>[], picked: readonly string[]): readonly Choice<M>[] =>
  picked.length === 0 ? choices : choices.filter(({ targets }) => picked.every((target) => targets.includes(target)));

export type Pick =
  /** One choice is meant; `picked` is what it was narrowed by. */
  | { readonly kind: 'one'; readonly choice: Choice; readonly picked: readonly string[] }
  | { readonly kind: 'some'; readonly picked: readonly string[] }
  | { readonly kind: 'none' };

/** A thing picked before is let go; one outside of what is left begins anew. */
export function pickOn(choices: readonly Choice[], picked: readonly string[], target: string): Pick {
  if (picked.includes(target)) return { kind: 'some', picked: picked.filter((one) => one !== target) };
  const left = narrowed(choices, picked);
  const choice = meantBy(left, target);
  if (choice !== undefined) return { kind: 'one', choice, picked };
  const here = choicesAt(left, target);
  // Something all of them use says nothing new, except at the very start, where it sets the others aside.
  if (here.length > 0) return { kind: 'some', picked: saysMore(left, picked, target) ? [...picked, target] : picked };
  return picked.length === 0 ? { kind: 'none' } : pickOn(choices, [], target);
}

/** Picking the thing would leave fewer choices, or one, or is the first step. */
export function saysMore(left: readonly Choice[], picked: readonly string[], target: string): boolean {
  const here = choicesAt(left, target).length;
  return here > 0 && (picked.length === 0 || left.length === 1 || here < left.length);
}

/** A button of the prompt: a choice to play, or a thing to pick that stands for several. */
export type Offer =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'pick'; readonly target: string };

interface OfferRules {
  /** Nothing was picked yet. */
  readonly isFirst: boolean;
  /** What can be clicked on the table needs no button where there are many. */
  isDrawn(target: string): boolean;
  isNamed(target: string): boolean;
  readonly most?: number;
}

/**
 * At first, and where there are many, the first thing in which the choices differ; else all of them when they are few;
 * else what nothing on the table stands for.
 */
export function offersOf(choices: readonly Choice[], { isFirst, isDrawn, isNamed, most = FEW }: OfferRules): Offer[] {
  const isFew = choices.length <= most;
  const steps = isFew && !isFirst ? [] : stepsOf(choices);
  const isClear = steps.every((step) => step.kind === 'play' || isNamed(step.target));
  if (steps.length > 1 && steps.length <= most && isClear) return steps;
  return choices
    .filter(({ targets }) => isFew || !targets.some(isDrawn))
    .slice(0, most)
    .map(played);
}

const played = (choice: Choice): Offer => ({ kind: 'play', choice });

/** Choices parted by their first target that is not the same for all. */
function stepsOf(choices: readonly Choice[]): Offer[] {
  const longest = Math.max(...choices.map(({ targets }) => targets.length));
  const targetsAt = (i: number) => new Set(choices.map(({ targets }) => targets[i]));
  const place = Array.from({ length: longest }, (_, i) => i).find((i) => targetsAt(i).size > 1) ?? 0;
  return [...targetsAt(place)].flatMap((target): Offer[] => {
    const here = choices.filter(({ targets }) => targets[place] === target);
    return here.length === 1 || target === undefined ? here.map(played) : [{ kind: 'pick', target }];
  });
}
