/** A thing that can be used only after declining what is asked now: both moves can be offered at once. */
import { isBarrier, previewWorld } from '@three-crowns/core';
import type { Choice, TableView } from '../screen/screen.ts';
import { choicesAt, choicesOf, meantBy, moveOf } from '../view/choices.ts';

/** The name every game gives to declining. */
const SKIP = 'skip';

export interface Ahead {
  readonly skip: Choice;
  /** As the seat sees it after declining. */
  readonly state: unknown;
  readonly choice: Choice;
}

export const skipOf = (choices: readonly Choice[]): Choice | undefined => choicesAt(choices, SKIP)[0];

type Here = Pick<TableView, 'played' | 'seats' | 'asked' | 'choices'>;

/** How many things to do after declining are offered at once. */
const MOST_NEXT = 2;

/**
 * What could be done after declining. It is tried in a world dealt from the viewer's own view, and only where declining shows
 * nobody anything and draws no luck, so it is the same in every world.
 */
function afterSkip({ played: { game, state }, seats, asked, choices }: Here): Ahead[] {
  const skip = skipOf(choices);
  if (skip === undefined || asked === undefined) return [];
  const world: unknown = previewWorld(game, state);
  const before: unknown = game.rules.clone(world);
  game.rules.play(world, asked.seat, moveOf(game, world, asked.seat, skip));
  if (isBarrier(game, before, world, seats.length)) return [];
  const after: unknown = game.secrets.view(world, asked.seat);
  return choicesOf(game, after, asked.seat).map((choice) => ({ skip, state: after, choice }));
}

/** What the thing alone would mean then; undefined where it means nothing, several things, or what cannot be known yet. */
export function aheadAt(here: Here, target: string): Ahead | undefined {
  const next = afterSkip(here);
  const choices = next.map(({ choice }) => choice);
  const meant =
    meantBy(choices, target) ?? choices.find(({ targets }) => targets.length === 1 && targets[0] === target);
  return next.find(({ choice }) => choice === meant);
}

/** Everything that could be done then, where it is so little that it can be offered beside declining itself. */
export function aheadsOf(here: Here): Ahead[] {
  const next = afterSkip(here);
  return next.length <= MOST_NEXT ? next : [];
}
