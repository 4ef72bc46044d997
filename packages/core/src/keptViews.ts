/**
 * Views of the states looked at last: what a move led to is what the next one begins from. Only for states that no longer
 * change, as those of a table's moments; who plays on in place would be shown what was there before.
 */
import type { Game, Viewer } from './game.ts';

/** The views of one state that were made so far. */
export interface KeptViews {
  readonly state: unknown;
  readonly views: Map<Viewer, unknown>;
}

/** A move has two ends; the move before it or after it has one of them and one more. */
const MOST = 3;
const kept: KeptViews[] = [];

/** Who keeps these longer than they are kept here, and gives them back (`keepAgain`), has none of them made twice. */
export function keptViewsOf(state: unknown): KeptViews {
  const found = kept.find((one) => one.state === state) ?? { state, views: new Map<Viewer, unknown>() };
  keepAgain(found);
  return found;
}

/** The one looked at last lies last. */
export function keepAgain(views: KeptViews): void {
  if (kept[kept.length - 1] === views) return;
  const at = kept.indexOf(views);
  if (at >= 0) kept.splice(at, 1);
  kept.push(views);
  if (kept.length > MOST) kept.shift();
}

export function keptView<S, M, E, O>({ secrets }: Game<S, M, E, O>, state: S, viewer: Viewer): S {
  const { views } = keptViewsOf(state);
  // What is kept of a state are views of it.
  const known = views.get(viewer) as S | undefined;
  if (known !== undefined) return known;
  const view = secrets.view(state, viewer);
  views.set(viewer, view);
  return view;
}
