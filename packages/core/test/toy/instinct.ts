import { beginKey, endKey, type Instinct, mixKey, mixList, mixText, plainKey } from '../../src/index.ts';
import type { Fact, Move, State } from './state.ts';

function evaluate(state: State, worth: Float64Array): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    worth[seat] = state.crowns[seat] + state.dice[seat] + state.rows[seat].length;
  }
}

function stateKey(state: State): number {
  beginKey();
  mixText(state.phase);
  mixKey(state.turn);
  mixKey(state.round);
  for (const list of [...state.hands, ...state.rows, ...state.goals]) mixList(list);
  for (const list of [state.deck, state.box, state.crowns, state.shields, state.dice]) mixList(list);
  for (const kept of state.kept) mixKey(Number(kept));
  for (const { effect, seat, source, left } of state.stack) {
    mixText(effect.kind);
    mixKey(seat);
    mixKey(source);
    mixKey(left);
  }
  return endKey();
}

export const instinct: Instinct<State, Move, Fact> = {
  evaluate,
  turnOf: ({ round, turn, hands }) => round * hands.length + turn,
  horizon: 2,
  stateKey,
  moveKey: plainKey,
};
