/** What the sheet is about: the question, or a thing of the table. */
import type { TableParts } from '../prompt/parts.ts';
import type { Choice } from '../screen/screen.ts';

export interface Subject {
  /** The thing that was tapped, refused, picked last, or is pointed at. */
  readonly target: string | undefined;
  readonly choice: Choice | undefined;
  /** Its card stands in the place of the question. */
  readonly hasCard: boolean;
  /** The buttons of the game's own are there: for the question, and for what is left of it once something was picked. */
  readonly hasBody: boolean;
  /** There is something to play or to let go. */
  readonly isOpen: boolean;
}

/** With `isOver` the pointer or the focus is on the sheet: what it points at there must not send away what it is on. */
export function subjectOf({ view, picking, prompting, sayings, screen }: TableParts, isOver: boolean): Subject {
  const { refusal, picked } = view;
  const { tapped, pointed, ahead } = picking;
  const at = isOver ? undefined : picking.target;
  // A button of the game's own stays where it is when it was tapped.
  const isInBody = tapped !== undefined && tapped.target === undefined && prompting.Body !== undefined;
  const target = refusal?.target ?? tapped?.target ?? picked.at(-1) ?? at;
  const choice = refusal === undefined ? (tapped?.choice ?? (at === undefined ? undefined : pointed)) : undefined;
  const isKnown = screen.Card !== undefined || (target !== undefined && sayings.nameOf(target) !== undefined);
  const hasCard = !isInBody && (choice !== undefined || (target !== undefined && isKnown));
  return {
    target,
    choice,
    hasCard,
    hasBody: prompting.Body !== undefined && (!hasCard || (picked.length > 0 && refusal === undefined)),
    isOpen: tapped !== undefined || picked.length > 0 || refusal !== undefined || ahead !== undefined,
  };
}
