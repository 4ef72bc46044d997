import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import {
  BadInput,
  canonicalJson,
  canUndo,
  commitMove,
  type GameRecord,
  newRecord,
  openTable,
  playMove,
  playText,
  prepareMove,
  recordOf,
  redo,
  replay,
  undo,
  undoSeat,
} from '../src/index.ts';
import { toy } from './toy/index.ts';

const fresh = (seats = 2): GameRecord => newRecord(toy, { options: { seats }, seed: 'table' });
const whole = randomRecord(toy, { seats: 3 }, 'table');

/** Seat 1 to move inside the ability of a card that gives two choices of crown or shield. */
function insideGain() {
  const state = toy.rules.setup({ seats: 2 }, 'table');
  Object.assign(state, {
    phase: 'turn',
    kept: [true, true],
    hands: [
      [1, 4],
      [2, 3],
    ],
    deck: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  });
  const table = openTable(toy, { ...fresh(), position: toy.notation.formatPosition(state) });
  playText(table, 0, 'play 1');
  return table;
}

describe('a table', () => {
  it('plays, collects events and keeps the record', () => {
    const table = openTable(toy, fresh());
    expect(playText(table, 0, 'keep 2')).toEqual([{ kind: 'kept', seat: 0 }]);
    expect(playMove(table, 1, { do: 'keep', which: 0 })).toEqual([{ kind: 'kept', seat: 1 }]);
    expect(recordOf(table)).toEqual({ ...fresh(), moves: ['1 keep 2', '2 keep 1'] });
    expect(table.state).toEqual(replay(toy, recordOf(table)).state);
  });

  it('opens from a record at its end, with the result', () => {
    const table = openTable(toy, whole);
    expect(recordOf(table)).toEqual(whole);
    expect(table.state).toEqual(replay(toy, whole).state);
    expect(table.steps.flatMap((step) => step.events)).toEqual(replay(toy, whole).events);
  });

  it('states the result itself, whatever the record says', () => {
    const lying = { ...whole, result: { scores: [9, 9, 9], winners: [1, 2, 3] } };
    expect(recordOf(openTable(toy, lying)).result).toEqual(whole.result);
  });

  it('names the line of a record it cannot play', () => {
    expect(() => openTable(toy, { ...fresh(), moves: ['1 keep 1', '1 keep 1'] })).toThrow(
      'moves[1]: expected a move of seat 2',
    );
  });

  it.each<[number, string, string]>([
    [0, 'keep 3', 'move: found "1 keep 3", but seat 1 (keep) has no such move; legal: "keep 1", "keep 2"'],
    [1, 'draw', 'move: found "2 draw", but seat 2 (keep) has no such move'],
    [7, 'draw', 'move: expected a move of seat 1 (keep) or seat 2 (keep), found "8 draw"'],
    [0, 'x'.repeat(300), 'move: expected at most 198 characters, found 300'],
    [0, 'keep\n1', 'move: expected one line without control characters'],
  ])('refuses seat index %i: %s', (seat, text, message) => {
    const table = openTable(toy, fresh());
    const before = canonicalJson([table.state, recordOf(table)]);
    expect(() => playText(table, seat, text)).toThrow(BadInput);
    expect(() => playText(table, seat, text)).toThrow(message);
    expect(canonicalJson([table.state, recordOf(table)])).toBe(before);
  });

  it('is as it was when the rules throw in the middle of a move', () => {
    const table = openTable(
      {
        ...toy,
        rules: {
          ...toy.rules,
          play(state, seat, move, emit) {
            toy.rules.play(state, seat, move, emit);
            throw new TypeError('a mistake in the rules');
          },
        },
      },
      fresh(),
    );
    const before = canonicalJson(table.state);
    expect(() => playText(table, 0, 'keep 1')).toThrow('a mistake in the rules');
    expect(canonicalJson(table.state)).toBe(before);
    expect(table.steps).toEqual([]);
  });

  it('can prepare a move, store it, and only then swap it in', () => {
    const table = openTable(toy, fresh());
    const step = prepareMove(table, 0, 'keep 1');
    expect(table.steps).toEqual([]);
    expect(table.state.kept).toEqual([false, false]);
    commitMove(table, step);
    expect(table.state.kept).toEqual([true, false]);
    expect(() => commitMove(table, step)).toThrow('the table has moved on');
  });

  it('writes the one spelling of a move', () => {
    const shouting = {
      ...toy,
      notation: {
        ...toy.notation,
        parseMove: (state: Parameters<typeof toy.notation.parseMove>[0], seat: number, text: string) =>
          toy.notation.parseMove(state, seat, text.toLowerCase()),
      },
    };
    const table = openTable(shouting, fresh());
    playText(table, 0, 'KEEP 1');
    expect(recordOf(table).moves).toEqual(['1 keep 1']);
  });
});

describe('undo', () => {
  it('has nothing to take back at the start, and nothing to play again', () => {
    const table = openTable(toy, fresh());
    expect(canUndo(table)).toBe(false);
    expect(undoSeat(table)).toBeUndefined();
    expect(() => undo(table)).toThrow('undo: there is no move to take back');
    expect(() => undo(table, { agreed: true })).toThrow(BadInput);
    expect(() => redo(table)).toThrow('redo: there is no move to play again');
  });

  it('goes back to the barrier and not over it', () => {
    const table = insideGain();
    // Playing the card showed it to the other seat.
    expect(canUndo(table)).toBe(false);
    playText(table, 0, 'take crown');
    expect(canUndo(table)).toBe(true);
    expect(undoSeat(table)).toBe(0);
    undo(table);
    expect(table.state.crowns).toEqual([0, 0]);
    expect(table.state.stack).toHaveLength(1);
    expect(() => undo(table)).toThrow('undo: "1 play 1" can only be taken back when the others agree');
    expect(table.state.rows).toEqual([[1], []]);
  });

  it('goes over it when the others agreed', () => {
    const table = insideGain();
    const start = replay(toy, recordOf(table), { ply: 0 }).state;
    undo(table, { agreed: true });
    expect(table.state).toEqual(start);
    expect(recordOf(table).moves).toEqual([]);
  });

  it('plays again what was taken back, until something else is played', () => {
    const table = insideGain();
    playText(table, 0, 'take crown');
    const after = canonicalJson(table.state);
    undo(table);
    expect(redo(table)).toEqual([{ kind: 'took', seat: 0, what: 'crown' }]);
    expect(canonicalJson(table.state)).toBe(after);
    undo(table);
    playText(table, 0, 'take shield');
    expect(() => redo(table)).toThrow(BadInput);
    expect(recordOf(table).moves).toEqual(['1 play 1', '1 take shield']);
  });

  it('takes the result of a finished game back with its last move', () => {
    const table = openTable(toy, whole);
    expect(canUndo(table)).toBe(false);
    undo(table, { agreed: true });
    expect(recordOf(table).result).toBeUndefined();
    redo(table);
    expect(recordOf(table)).toEqual(whole);
  });

  it('comes back to the same table after any number of moves taken back and played again', () => {
    fc.assert(
      fc.property(fc.nat(whole.moves.length), (count) => {
        const table = openTable(toy, whole);
        for (let i = 0; i < count; i++) undo(table, { agreed: true });
        expect(table.state).toEqual(replay(toy, whole, { ply: whole.moves.length - count }).state);
        for (let i = 0; i < count; i++) redo(table);
        expect(recordOf(table)).toEqual(whole);
        expect(table.state).toEqual(replay(toy, whole).state);
      }),
      { numRuns: 15 },
    );
  });
});
