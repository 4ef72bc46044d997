import { describe, expect, it } from 'vitest';
import {
  type Command,
  commit,
  forkTable,
  openTable,
  type Prepared,
  playText,
  prepare,
  questionOf,
  recordOf,
  stateOf,
} from '../src/index.ts';
import { fresh, insideGain, type ToyTable } from './situations.ts';
import { toy } from './toy/index.ts';

const keeping = (table: ToyTable, seat: number, id: string): Command => ({
  id,
  entry: { kind: 'move', seat, text: 'keep 1' },
  question: questionOf(table, seat) ?? 'none',
});

function ready(table: ToyTable, command: Command): Prepared<unknown, unknown> & Parameters<typeof commit>[1] {
  const answer = prepare(table, command);
  if (answer.status !== 'prepared') throw new Error(answer.status);
  return answer;
}

describe('a command', () => {
  it('is prepared, may be stored, and only then is it entered', () => {
    const table = openTable(toy, fresh());
    const prepared = ready(table, keeping(table, 0, 'a'));
    expect(prepared).toMatchObject({ seq: 1, entry: { kind: 'move', seat: 0, text: 'keep 1' } });
    expect([table.entries, stateOf(table).kept]).toEqual([[], [false, false]]);
    commit(table, prepared);
    expect(stateOf(table).kept).toEqual([true, false]);
    expect(() => commit(table, prepared)).toThrow('the table has moved on');
  });

  it('that is sent twice counts once', () => {
    const table = openTable(toy, fresh());
    const command = keeping(table, 0, 'a');
    commit(table, ready(table, command));
    expect(prepare(table, command)).toEqual({ status: 'known', seq: 1 });
    const reopened = openTable(toy, recordOf(table), ['a']);
    expect(prepare(reopened, command)).toEqual({ status: 'known', seq: 1 });
  });

  it('that answers a question of before is stale; simultaneous answers are not', () => {
    const table = openTable(toy, fresh(3));
    const [one, other] = [keeping(table, 0, 'a'), keeping(table, 1, 'b')];
    commit(table, ready(table, one));
    commit(table, ready(table, other));
    expect(prepare(table, { ...one, id: 'c' })).toEqual({ status: 'stale', seq: 2 });
    expect(recordOf(table).log).toEqual(['1 keep 1', '2 keep 1']);
  });

  it('made before an undo is stale after it, though the same is asked again', () => {
    const table = openTable(toy, fresh());
    const late = keeping(table, 1, 'late');
    playText(table, 0, 'keep 1');
    commit(
      table,
      ready(table, { id: 'u', entry: { kind: 'undo', seat: 0, count: 1, agreed: [], redeal: false }, after: 1 }),
    );
    expect(prepare(table, late)).toEqual({ status: 'stale', seq: 2 });
    expect(prepare(table, keeping(table, 1, 'again')).status).toBe('prepared');
  });

  it('that is no move is stale once anything was entered since', () => {
    const table = insideGain();
    const resign = { id: 'r', entry: { kind: 'resign', seat: 1 }, after: 0 } as const;
    expect(prepare(table, resign)).toEqual({ status: 'stale', seq: 1 });
    expect(prepare(table, { ...resign, after: 1 }).status).toBe('prepared');
  });

  it('of a seat that is not asked is refused with who is', () => {
    const table = insideGain();
    const out = { id: 'x', entry: { kind: 'move', seat: 1, text: 'draw' }, question: 'none' } as const;
    expect(() => prepare(table, out)).toThrow('expected a move of seat 1');
  });
});

describe('a table that was forked', () => {
  it('goes its own way', () => {
    const table = insideGain();
    const other = forkTable(table);
    playText(other, 0, 'take crown');
    expect(recordOf(table).log).toEqual(['1 play 1']);
    expect(recordOf(other).log).toEqual(['1 play 1', '1 take crown']);
    expect(table.course.moves).toHaveLength(1);
  });
});

describe('the name of a question', () => {
  it('stays while others answer, changes with the own answer and never comes again', () => {
    const table = openTable(toy, fresh(3));
    const name = questionOf(table, 2);
    playText(table, 0, 'keep 1');
    expect(questionOf(table, 2)).toBe(name);
    expect(questionOf(table, 0)).toBeUndefined();
    playText(table, 1, 'keep 1');
    playText(table, 2, 'keep 1');
    const seen = new Set([name]);
    for (let i = 0; i < 4; i++) {
      const now = questionOf(table, 0) ?? questionOf(table, 1) ?? questionOf(table, 2);
      expect(seen).not.toContain(now);
      seen.add(now);
      const seat = [0, 1, 2].find((one) => questionOf(table, one) !== undefined) ?? 0;
      playText(table, seat, 'draw');
    }
  });

  it('is the same at a table that was opened again', () => {
    const table = openTable(toy, fresh(3));
    playText(table, 0, 'keep 1');
    const again = openTable(toy, recordOf(table));
    expect([0, 1, 2].map((seat) => questionOf(again, seat))).toEqual([0, 1, 2].map((seat) => questionOf(table, seat)));
  });
});
