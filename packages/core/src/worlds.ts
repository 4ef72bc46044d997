/** Worlds that could be behind a view: bots think in them, screens preview in them. The view stays as it is. */
import type { Game } from './game.ts';
import { cloneLuck, forkLuck, type Luck, worldLuck } from './luck.ts';

/** One more world, with a luck of its own that is drawn from this one. */
export function dealWorld<S, M, E, O>({ secrets }: Game<S, M, E, O>, view: S, luck: Luck): S {
  return secrets.determinize(view, forkLuck(luck));
}

const PREVIEW = worldLuck('preview');

/** Always the same world for the same view: a preview that changed while somebody looks would tell nothing. */
export function previewWorld<S, M, E, O>({ secrets }: Game<S, M, E, O>, view: S): S {
  return secrets.determinize(view, cloneLuck(PREVIEW));
}
