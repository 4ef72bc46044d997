/** The legal moves of a seat with their words and targets, and what a click on a thing means among them. */
import type { AnyGame, Seat } from '@three-crowns/core';
import type { Choice } from './screen.ts';

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

/** The one choice a thing stands for: its only one, or the only one that names it first. */
export function meantBy(choices: readonly Choice[], target: string): Choice | undefined {
  const here = choicesAt(choices, target);
  if (here.length === 1) return here[0];
  const first = here.filter((choice) => choice.targets[0] === target);
  return first.length === 1 ? first[0] : undefined;
}

/** What is shown of a thing that is only pointed at. */
export const previewedAt = (choices: readonly Choice[], target: string): Choice | undefined =>
  meantBy(choices, target) ?? choicesAt(choices, target)[0];

/** How many choices are shown as buttons although they can be clicked on the board too. */
const FEW = 4;

/** The buttons of the prompt: what was offered; else all when they are few; else what nothing on the table stands for. */
export function buttonsOf(
  choices: readonly Choice[],
  offered: readonly Choice[],
  isDrawn: (target: string) => boolean,
): readonly Choice[] {
  if (choices.length <= FEW) return choices;
  const loose = choices.filter((choice) => !choice.targets.some(isDrawn));
  return offered.length > 0 ? [...offered, ...loose.filter((choice) => !offered.includes(choice))] : loose;
}
