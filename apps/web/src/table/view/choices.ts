/** The legal moves of a seat with their words and targets, and what a click on a thing means among them. */
import type { AnyGame, Seat } from '@three-crowns/core';
import type { Choice } from '../screen/screen.ts';

export function choicesOf(game: AnyGame, view: unknown, seat: Seat): Choice[] {
  return game.rules.legalMoves(view, seat).map((move: unknown) => ({
    move,
    text: game.notation.formatMove(view, move),
    label: game.words.describeMove(view, move),
    targets: game.guidance.targetsOf(view, move),
  }));
}

export const choicesAt = (choices: readonly Choice[], target: string): Choice[] =>
  choices.filter((choice) => choice.targets.includes(target));

/** The one choice a thing stands for. Of several none is meant, though one names nothing else: a tile, or its set? */
export function meantBy(choices: readonly Choice[], target: string): Choice | undefined {
  const here = choicesAt(choices, target);
  return here.length === 1 ? here[0] : undefined;
}

/** How many choices are named one by one, as buttons or as the preview of a thing. */
export const FEW = 4;

/** What is shown of a thing that is only pointed at: nothing where it could lead anywhere. */
export function previewedAt(choices: readonly Choice[], target: string): Choice | undefined {
  const here = choicesAt(choices, target);
  return here.length <= FEW ? (here.find(({ targets }) => targets.length === 1) ?? here[0]) : undefined;
}
