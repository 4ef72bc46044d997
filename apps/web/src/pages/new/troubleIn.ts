import type { AnyGame } from '@three-crowns/core';
import { type Draft, optionsOf } from '../../newGame/draft.ts';
import { type Trouble, troubleOf } from '../../storage/readRecord.ts';

/** What the game does not accept yet. */
export function troubleIn(game: AnyGame, draft: Draft): Trouble | undefined {
  try {
    game.parseOptions(optionsOf(draft));
    return undefined;
  } catch (error) {
    return troubleOf(error);
  }
}
