import { expect, it } from 'vitest';
import { turnWith } from '../../../../packages/ai/test/spots.ts';
import { type Move, toy } from '../../../../packages/core/test/toy/index.ts';
import { goodLines, restOf } from '../../src/table/hint/told.ts';

/** What a hint tells after its first move, of a turn that is played from this hand. */
function told(hand: number[], moves: readonly Move[]) {
  const { state, seat } = turnWith(hand);
  const view = toy.secrets.view(state, seat);
  const played = toy.rules.clone(state);
  const described = moves.map((move) => {
    const message = toy.words.describeMove(played, move);
    toy.rules.play(played, seat, move);
    return message;
  });
  const texts = moves.map((move) => toy.notation.formatMove(state, move));
  return { rest: restOf(toy, view, seat, texts), described };
}

it('the rest of a turn is told without its first move, which has a name of its own', () => {
  const { rest, described } = told(
    [1],
    [
      { do: 'play', card: 1 },
      { do: 'take', what: 'crown' },
      { do: 'take', what: 'shield' },
    ],
  );
  expect(rest).toEqual(described.slice(1));
});

it('what gives up much of the win is no good move', () => {
  const lines = [0.64, 0.57, 0.52, 0.48].map((mean) => {
    return { outlook: { chances: [{ mean, error: 0 }], points: [] } };
  });
  expect(goodLines(lines, 0)).toEqual(lines.slice(0, 3));
  expect(goodLines([], 0)).toEqual([]);
});
