/** The legal moves of a seat with their words and targets, and what a click on a thing means among them. */
import type { Game, Seat } from '@three-crowns/core';
import type { Choice } from '../screen/screen.ts';

export function choicesOf<S, M>(game: Game<S, M>, view: S, seat: Seat): Choice<M>[] {
  return game.rules.legalMoves(view, seat).map((move) => ({
    move,
    text: game.notation.formatMove(view, move),
    label: game.words.describeMove(view, move),
    targets: game.guidance.targetsOf(view, move),
  }));
}

export const choicesAt = <M>(choices: readonly Choice<M>[], target: string): Choice<M>[] =>
  choices.filter((choice) => choice.targets.includes(target));

/** The one choice a thing stands for. Of several none is meant, though one names nothing else: a tile, or its set? */
export function meantBy<M>(choices: readonly Choice<M>[], target: string): Choice<M> | undefined {
  const here = choicesAt(choices, target);
  return here.length === 1 ? here[0] : undefined;
}

/** How many choices are named one by one, as buttons or as the preview of a thing. */
export const FEW = 4;

/** What is shown of a thing that is only pointed at: nothing where it could lead anywhere. */
export function previewedAt<M>(choices: readonly Choice<M>[], target: string): Choice<M> | undefined {
  const here = choicesAt(choices, target);
  return here.length <= FEW ? (here.find(({ targets }) => targets.length === 1) ?? here[0]) : undefined;
}
