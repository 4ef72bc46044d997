/** The legal moves of a seat with their words and targets, and what a click on a thing means among them. */
import type { Game, Seat } from '@three-crowns/core';
import type { Choice } from '../screen/screen.ts';

/** Their moves as today's boards know them; what is played is their text. */
export function choicesOf<S, M>(game: Game<S, M>, view: S, seat: Seat): Choice<M>[] {
  return game.rules.legalMoves(view, seat).map((move) => ({
    move: (game.upcast?.move(move) ?? move) as M,
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

/** The move of the version that is played which a choice stands for. */
export function moveOf<S, M>(game: Game<S, M>, state: S, seat: Seat, { move, text }: Choice<M>): M {
  if (game.upcast === undefined) return move;
  return game.notation.parseMove(state, seat, text) ?? move;
}
