/** Every drawing shows a position that parses and moves that are legal. */
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES } from '@three-crowns/king-of-the-valley/board';
import { describe, expect, test } from 'vitest';
import {
  EXAMPLES,
  type ExampleId,
  momentsOf,
  startOf,
} from '../../src/games/king-of-the-valley/learn/examples/examples.ts';
import { answerTo, isSet, legalHere, markOf } from '../../src/games/king-of-the-valley/learn/examples/trial.ts';
import { routeOf } from '../../src/games/king-of-the-valley/learn/figures/route.ts';
import { isRuling } from '../../src/games/king-of-the-valley/learn/texts/rulings/ids.ts';
import { playMove } from '../../src/learn/parts/examples.ts';

const { rules, notation } = kingOfTheValley;
const ids = Object.keys(EXAMPLES) as ExampleId[];

test.each(ids)('%s: the position parses and its moves are legal', (id) => {
  const moments = momentsOf(id);
  expect(moments).toHaveLength(EXAMPLES[id].moves.length);
  for (const [i, { before, move }] of moments.entries()) {
    const [{ seat }] = rules.pending(before);
    const legal = rules.legalMoves(before, seat).map((one) => notation.formatMove(before, one));
    expect(legal).toContain(EXAMPLES[id].moves[i]);
    expect(notation.formatMove(before, move)).toBe(EXAMPLES[id].moves[i]);
  }
});

const names = (cells: readonly number[]) => cells.map((cell) => CELL_NAMES[cell]);

describe('what the captions tell', () => {
  test('three farmers, taken in the order they are crossed', () => {
    const route = routeOf(momentsOf('three'));
    expect(names(route.taken)).toEqual(['d2', 'c3', 'b4']);
    expect(names(route.legs[0])).toEqual(['e1', 'd2', 'c3', 'b4', 'a5']);
  });

  test('the priest bends the way and keeps a coin', () => {
    const route = routeOf(momentsOf('priest'));
    expect(route.legs).toHaveLength(2);
    expect(names(route.paid.map((paid) => paid.cell))).toEqual(['c3']);
  });

  test('the left slope brings farmer, wife, knight to d2, c3, b4', () => {
    const events = momentsOf('replenish').flatMap((moment) => moment.events);
    const refilled = events.find((event) => event.type === 'refilled');
    expect(refilled && names(refilled.cells)).toEqual(['d2', 'c3', 'b4']);
    expect(startOf('replenish').hill[0].slice(0, 3)).toEqual(refilled?.tiles);
  });

  test('the collector is the one whose numbers the caption names', () => {
    const taxed = momentsOf('collector')
      .at(-1)
      ?.events.find((event) => event.type === 'taxed');
    expect(taxed?.gold).toBe(6);
    expect(taxed?.pieces).toHaveLength(3);
  });

  test('red wins the example of the scoring', () => {
    const outcome = rules.outcome(startOf('scoring'));
    expect(outcome?.winners).toEqual([0]);
  });
});

describe.each(['move', 'two'] as const)('trying out %s', (id) => {
  const state = startOf(id);

  test.each(CELL_NAMES.map((name, cell) => [name, cell] as const))('%s answers', (_name, cell) => {
    const answer = answerTo(state, cell);
    expect(markOf(state, cell) === undefined).toBe(answer.kind === 'refused');
    if (answer.kind === 'refused') expect(isRuling(answer.reason.rule)).toBe(true);
    if (answer.kind === 'several') expect(answer.moves.length).toBeGreaterThan(1);
    if (answer.kind === 'move') expect(() => playMove(kingOfTheValley, state, state.turn, answer.move)).not.toThrow();
  });
});

test('there are sets to be found from the corner and none from the middle', () => {
  expect(legalHere(startOf('two')).filter(isSet)).toHaveLength(4);
  expect(legalHere(startOf('move')).filter(isSet)).toHaveLength(0);
});
