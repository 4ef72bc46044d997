/**
 * What a choice would do to the score of the seat that makes it. It is played in a world dealt from the viewer's own
 * view, never in the real state, so a preview cannot tell what nobody may know.
 */
import { previewWorld, type Score, type ScoreLine, type Seat } from '@three-crowns/core';
import type { Choice, TableView } from '../screen/screen.ts';
import { moveOf } from '../view/choices.ts';

export interface Forecast {
  readonly before: number;
  readonly after: number;
  /** Lines of the score pad that change, as they would be, with the difference in points. */
  readonly lines: readonly { readonly line: ScoreLine; readonly change: number }[];
}

export function forecastOf({ game, state }: TableView['played'], seat: Seat, choice: Choice): Forecast {
  const world: unknown = previewWorld(game, state);
  const before = game.rules.scores(state)[seat];
  game.rules.play(world, seat, moveOf(game, world, seat, choice));
  // What the seat may see of that world, so that nothing that was dealt for the preview counts.
  const after = game.rules.scores(game.secrets.view(world, seat))[seat];
  return { before: before.total, after: after.total, lines: changes(before, after) };
}

function changes(before: Score, after: Score): Forecast['lines'] {
  const old = new Map(before.lines.map((line) => [line.key, line.points]));
  return after.lines
    .map((line) => ({ line, change: line.points - (old.get(line.key) ?? 0) }))
    .filter(({ change }) => change !== 0);
}
