import { type Game, type Standing, sha256, UNKNOWN } from '../../src/index.ts';
import { instinct } from './instinct.ts';
import { notation, seatsOf } from './notation.ts';
import { rules } from './rules.ts';
import { secrets } from './secrets.ts';
import { cardCount, type Fact, type Move, type Options, type State } from './state.ts';
import { guidance, words } from './words.ts';

export type Toy = Game<State, Move, Fact, Options>;

/** Whoever has to take a crown or a shield may leave that to the program. */
const standing: Standing<State, Move> = {
  wishes: [{ key: 'gain', values: ['ask', 'crown', 'shield'] }],
  answer: ({ stack }, seat, { gain }) =>
    (gain === 'crown' || gain === 'shield') && stack.at(-1)?.effect.kind === 'gain' && stack.at(-1)?.seat === seat
      ? { do: 'take', what: gain }
      : undefined,
};

export const toy: Toy & { readonly standing: Standing<State, Move> } = {
  id: 'toy',
  name: 'Toy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  mostPlies: 1_000,
  options: [],
  parseOptions: (raw) => ({ seats: seatsOf(raw) }),
  formatOptions: ({ seats }) => ({ seats }),
  contentHash: () => sha256('toy'),
  rules,
  secrets,
  notation,
  guidance,
  words,
  instinct,
  standing,
};

/** Every card is somewhere, once. */
export function everyCardOnce(state: State): string | undefined {
  const cards = [...state.hands, ...state.rows, state.deck].flat();
  const once = new Set(cards).size === cards.length && cards.length === cardCount(state.hands.length);
  return once && !cards.includes(UNKNOWN) ? undefined : `the cards are ${cards.join(' ')}`;
}

export { scramble } from './secrets.ts';
export type { Fact, Move, State } from './state.ts';
