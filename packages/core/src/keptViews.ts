/**
 * Views of the states looked at last: what a move led to is what the next one begins from. Only for states that no longer
 * change, as those of a table's moments; who plays on in place would be shown what was there before.
 */
import type { Game, Viewer } from './game.ts';

interface Kept {
  readonly state: unknown;
  readonly views: Map<Viewer, unknown>;
}

/** A move has two ends; the move before it or after it has one of them and one more. */
const MOST = 3;
const kept: Kept[] = [];

/** The one looked at last lies last. */
function keptOf(state: unknown): Kept {
  const at = kept.findIndex((one) => one.state === state);
  const [found] = at < 0 ? [{ state, views: new Map<Viewer, unknown>() }] : kept.splice(at, 1);
  kept.push(found);
  if (kept.length > MOST) kept.shift();
  return found;
}

export function keptView<S, M, E, O>({ secrets }: Game<S, M, E, O>, state: S, viewer: Viewer): S {
  const { views } = keptOf(state);
  const view = (views.get(viewer) as S | undefined) ?? secrets.view(state, viewer);
  views.set(viewer, view);
  return view;
}
