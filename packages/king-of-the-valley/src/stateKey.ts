/** A number for everything in the state that play changes, but luck. */
import { beginKey, endKey, mixKey, mixList, mixText } from '@three-crowns/core';
import type { Castle, State } from './state.ts';

export function stateKey(state: State): number {
  beginKey();
  mixText(state.phase);
  mixKey(state.start);
  mixKey(state.turn);
  mixKey(state.round);
  mixKey(
    Number(state.acted) | (Number(state.ending) << 1) | (Number(state.recruited) << 2) | (Number(state.claimed) << 3),
  );
  for (const { effect, source, left } of state.stack) {
    mixText(effect.kind);
    mixKey(source);
    mixKey(left);
  }
  mixList(state.kings);
  mixList(state.valley);
  mixList(state.coins);
  for (const slope of state.hill) mixList(slope);
  for (const pile of state.piles) mixList(pile);
  for (const pile of state.rest) mixList(pile);
  for (const castle of state.castles) mixCastle(castle);
  mixList(state.path);
  mixList(state.gaps);
  mixList(state.removed);
  return endKey();
}

function mixCastle({ gold, kingdoms, taxed, up, down }: Castle): void {
  mixKey(gold);
  mixKey(kingdoms);
  for (let column = 0; column < taxed.length; column++) mixKey(Number(taxed[column]));
  mixList(up);
  mixList(down);
}
