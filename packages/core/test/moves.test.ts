import { describe, expect, it } from 'vitest';
import { moveParser, openTable, playText, prepare, questionOf, type Seat } from '../src/index.ts';
import { insideGain } from './situations.ts';
import { type Move, type State, toy } from './toy/index.ts';

const { formatMove } = toy.notation;

describe('the legal move that a text means', () => {
  const { state } = insideGain().moments[1];
  const parse = moveParser(toy.rules.legalMoves, formatMove);

  it('is the one that is written so, however it is spaced', () => {
    for (const text of ['take crown', '  take   crown ', 'take\tcrown']) {
      expect(parse(state, 0, text)).toEqual({ do: 'take', what: 'crown' });
    }
  });

  it('is none of another seat, and none that is not legal', () => {
    expect(parse(state, 1, 'take crown')).toBeUndefined();
    for (const text of ['', 'take', 'take crowns', 'Take crown', 'draw']) expect(parse(state, 0, text)).toBeUndefined();
  });
});

it('lists the legal moves once for a move at a table, and spells it as the record does', () => {
  let listed = 0;
  const legalMoves = (state: State, seat: Seat): Move[] => {
    listed += 1;
    return toy.rules.legalMoves(state, seat);
  };
  const rules = { ...toy.rules, legalMoves };
  const game = { ...toy, rules, notation: { ...toy.notation, parseMove: moveParser(legalMoves, formatMove) } };
  const { base } = insideGain();
  const table = openTable(game, { ...base, log: ['1 play 1'] });
  listed = 0;
  const question = questionOf(table, 0) ?? '';
  const entry = { kind: 'move', seat: 0, text: 'take  crown' } as const;
  expect(prepare(table, { id: 'once', entry, question })).toMatchObject({ entry: { text: 'take crown' } });
  expect(listed).toBe(1);
  playText(table, 0, 'take shield');
  expect(listed).toBe(2);
});
