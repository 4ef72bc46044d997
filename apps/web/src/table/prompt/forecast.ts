/**
 * What a choice would do to the score of the seat that makes it. It is played in a world dealt from the viewer's own
 * view, never in the real state, so a preview cannot tell what nobody may know. Where luck decides, only what comes
 * alike in many worlds is told.
 */
import { cloneLuck, luckIn, previewWorld, type Score, type ScoreLine, type Seat, worldLuck } from '@three-crowns/core';
import type { Choice, TableView } from '../screen/screen.ts';
import { moveOf } from '../view/choices.ts';

export interface Forecast {
  readonly before: number;
  readonly after: number;
  /** Lines of the score pad that change, as they would be, with the difference in points. */
  readonly lines: readonly { readonly line: ScoreLine; readonly change: number }[];
}

/** Worlds in which a choice that draws luck is tried. What all of them agree on is as good as certain. */
const WORLDS = Array.from({ length: 8 }, (_, i) => worldLuck(`preview ${i}`));

type Played = TableView['played'];

export function forecastOf(played: Played, seat: Seat, choice: Choice): Forecast {
  const { game, state } = played;
  const before = game.rules.scores(state)[seat];
  const first = scoreAfter(played, previewWorld(game, state), seat, choice);
  const lines = changes(before, first.score);
  if (!first.isLucky) return { before: before.total, after: first.score.total, lines };
  const others = WORLDS.map((luck) => {
    const world: unknown = game.secrets.determinize(state, cloneLuck(luck));
    return changes(before, scoreAfter(played, world, seat, choice).score);
  });
  const sure = lines.filter((one) =>
    others.every((other) => other.some(({ line, change }) => line.key === one.line.key && change === one.change)),
  );
  return { before: before.total, after: sure.reduce((sum, { change }) => sum + change, before.total), lines: sure };
}

function scoreAfter({ game }: Played, world: unknown, seat: Seat, choice: Choice): { score: Score; isLucky: boolean } {
  const drawn = luckIn(world)?.at;
  game.rules.play(world, seat, moveOf(game, world, seat, choice));
  // What the seat may see of that world, so that nothing that was dealt for the preview counts.
  const score = game.rules.scores(game.secrets.view(world, seat))[seat];
  return { score, isLucky: luckIn(world)?.at !== drawn };
}

function changes(before: Score, after: Score): Forecast['lines'] {
  const old = new Map(before.lines.map((line) => [line.key, line.points]));
  return after.lines
    .map((line) => ({ line, change: line.points - (old.get(line.key) ?? 0) }))
    .filter(({ change }) => change !== 0);
}
