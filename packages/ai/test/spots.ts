/** Decisions of the toy game of core: hidden hands, a secret choice at the same time, choices in abilities, a die. */
import { playRandom, type Seat, worldLuck } from '@three-crowns/core';
import { type State, toy } from '../../core/test/toy/index.ts';

export interface Spot {
  readonly state: State;
  readonly seat: Seat;
}

/** Every decision of some random games with three players. */
export function spots(games = 3): Spot[] {
  const found: Spot[] = [];
  for (let i = 0; i < games; i++) {
    const state = toy.rules.setup({ seats: 3 }, `spots ${i}`);
    playRandom(toy, state, worldLuck(`spots ${i}`), {
      onMove: ({ seat }) => found.push({ state: toy.rules.clone(state), seat }),
    });
  }
  return found;
}

/** Seat 1 in its turn with these cards. By number modulo four a card rolls (0), gains twice (1), gives (2), does nothing (3). */
export function turnWith(hand: number[], change: Partial<State> = {}): Spot {
  const state = toy.rules.setup({ seats: 3 }, 'turn');
  const rest = Array.from({ length: 18 }, (_, i) => i + 1).filter((card) => !hand.includes(card));
  const [second, third] = [rest.splice(0, 2), rest.splice(0, 2)];
  const kept = [true, true, true];
  return { seat: 0, state: { ...state, phase: 'turn', kept, hands: [hand, second, third], deck: rest, ...change } };
}
