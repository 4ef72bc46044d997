import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import {
  BadInput,
  enter,
  freeUndos,
  momentsFor,
  openTable,
  playText,
  recordOf,
  replay,
  type Seat,
  stateOf,
  verify,
} from '../src/index.ts';
import { proof } from './proof.ts';
import { beforeGain, fresh, insideGain, type ToyTable } from './situations.ts';
import { toy } from './toy/index.ts';

const takeBack = (table: ToyTable, seat: Seat, count = 1, agreed: readonly Seat[] = []) =>
  enter(table, { kind: 'undo', seat, count, agreed, redeal: false });

const hidden = (table: ToyTable) => stateOf(table).deck;

describe('undo', () => {
  it('has nothing to take back at the start', () => {
    const table = openTable(toy, fresh());
    expect(freeUndos(table, 0)).toBe(0);
    expect(() => takeBack(table, 0)).toThrow('undo: there is no move to take back');
    playText(table, 0, 'keep 1');
    expect(() => takeBack(table, 0, 2)).toThrow('undo: there are only 1 moves to take back');
  });

  it('is free for own moves that told nobody anything, and only up to the barrier', () => {
    const table = insideGain();
    expect(freeUndos(table, 0)).toBe(0);
    playText(table, 0, 'take crown');
    expect([freeUndos(table, 0), freeUndos(table, 1)]).toEqual([1, 0]);
    expect(() => takeBack(table, 1)).toThrow('undo: the others must agree: seat 1');
    takeBack(table, 0);
    expect(stateOf(table).crowns).toEqual([0, 0]);
    expect(() => takeBack(table, 0)).toThrow('undo: the others must agree: seat 2');
    expect(stateOf(table).rows).toEqual([[1], []]);
  });

  it('goes on with the log, which never gets shorter', () => {
    const table = insideGain();
    playText(table, 0, 'take crown');
    takeBack(table, 0);
    playText(table, 0, 'take shield');
    expect(recordOf(table).log).toEqual(['1 play 1', '1 take crown', 'undo 1 by 1', '1 take shield']);
    expect(openTable(toy, recordOf(table)).moments).toEqual(table.moments);
    expect(verify(toy, recordOf(table)).problems).toEqual([]);
  });

  it('offers what was taken back again, until something else is played', () => {
    const table = insideGain();
    playText(table, 0, 'take crown');
    takeBack(table, 0);
    expect(table.course.undone).toMatchObject([{ seat: 0, text: 'take crown' }]);
    playText(table, 0, 'take crown');
    expect(table.course.undone).toEqual([]);
    takeBack(table, 0);
    playText(table, 0, 'take shield');
    expect(table.course.undone).toEqual([]);
  });

  it('needs the consent of every other person, of no bot, and of nobody else', () => {
    const table = insideGain();
    expect(() => takeBack(table, 0, 1, [0, 1])).toThrow('undo: not asked to agree: seat 1');
    takeBack(table, 0, 1, [1]);
    expect(recordOf(table).log.at(-1)).toMatch(/^undo 1 by 1 agreed 2/);
    const alone = insideGain(fresh(2, [undefined, 'random']));
    takeBack(alone, 0);
    expect(recordOf(alone).log).toEqual(['1 play 1', 'undo 1 by 1 redeal']);
  });

  it('takes the result of a finished game back with its last move', () => {
    const table = openTable(toy, randomRecord(toy, { seats: 2 }, 'ended'));
    const last = table.moments.at(-1)?.seat ?? 0;
    takeBack(table, last, 1, [1 - last]);
    expect(recordOf(table).result).toBeUndefined();
    expect(verify(toy, recordOf(table)).problems).toEqual([]);
  });
});

describe('undo over luck', () => {
  /** Seat 1 draws a card, alone at the table, and takes it back. */
  function drawnAndBack(): ToyTable {
    const table = beforeGain(fresh(2, [undefined, 'random']));
    playText(table, 0, 'draw');
    takeBack(table, 0);
    return table;
  }

  it('deals anew what nobody had seen, keeps what somebody had, and says so', () => {
    const [before, table] = [beforeGain(fresh(2, [undefined, 'random'])), drawnAndBack()];
    expect(recordOf(table).log.at(-1)).toBe('undo 1 by 1 redeal');
    expect(hidden(table)).not.toEqual(hidden(before));
    expect(hidden(table).toSorted()).toEqual(hidden(before).toSorted());
    expect(stateOf(table).hands).toEqual(stateOf(before).hands);
    expect(stateOf(table).goals).toEqual(stateOf(before).goals);
    expect(stateOf(table).luck).not.toEqual(stateOf(before).luck);
  });

  it('leaves the moves before it as free as they were', () => {
    const table = insideGain(fresh(2, [undefined, 'random']));
    playText(table, 0, 'take crown');
    playText(table, 0, 'take crown');
    playText(table, 1, 'draw');
    takeBack(table, 0, 2);
    expect(recordOf(table).log.at(-1)).toBe('undo 2 by 1 redeal');
    expect(freeUndos(table, 0)).toBe(1);
    expect(freeUndos(openTable(toy, recordOf(table)), 0)).toBe(1);
  });

  it('shows no viewer what was there before it', () => {
    const table = openTable(toy, fresh(2, [undefined, 'random']));
    playText(table, 0, 'keep 1');
    playText(table, 1, 'keep 1');
    playText(table, 0, 'draw');
    takeBack(table, 0);
    expect(table.moments[2].reached).toBeDefined();
    for (const moment of momentsFor(toy, table.moments, 0)) expect(moment).not.toHaveProperty('reached');
  });

  it('offers nothing again across it', () => {
    expect(drawnAndBack().course.undone).toEqual([]);
  });

  it('is dealt from the seed and its number: again alike, the next one otherwise', () => {
    const table = drawnAndBack();
    expect(hidden(drawnAndBack())).toEqual(hidden(table));
    const first = hidden(table);
    playText(table, 0, 'draw');
    takeBack(table, 0);
    expect(hidden(table)).not.toEqual(first);
    expect(table.course.redealCount).toBe(2);
  });

  it('is reproduced by replay and by verify, and a missing or false redeal is found', () => {
    const table = drawnAndBack();
    playText(table, 0, 'draw');
    const record = recordOf(table);
    expect(replay(toy, record).state).toEqual(stateOf(table));
    expect(openTable(toy, record).moments).toEqual(table.moments);
    expect(verify(toy, record).problems).toEqual([]);
    const peeked = { ...record, log: record.log.map((line) => line.replace(' redeal', '')) };
    expect(verify(toy, peeked).problems).toEqual(['log[1]: expected "undo 1 by 1 redeal", found "undo 1 by 1"']);
  });

  it('does not let an older deal come back by taking back more, one by one or together', () => {
    const table = openTable(toy, fresh(2, [undefined, 'random']));
    playText(table, 0, 'keep 1');
    playText(table, 1, 'keep 1');
    const dealt = hidden(table);
    playText(table, 0, 'draw');
    takeBack(table, 0);
    takeBack(table, 0);
    takeBack(table, 0);
    expect(recordOf(table).log.slice(-3)).toEqual(Array(3).fill('undo 1 by 1 redeal'));
    playText(table, 0, 'keep 1');
    playText(table, 1, 'keep 1');
    expect(hidden(table)).not.toEqual(dealt);
  });

  const PLANS = proof('tables of moves and undos', { small: 30, full: 1000 });

  it('keeps a table, its record and its verification together whatever is played and taken back', () => {
    const steps = fc.array(fc.record({ back: fc.nat(4), pick: fc.nat(50) }), { maxLength: 25 });
    fc.assert(
      fc.property(steps, (plan) => {
        const table = openTable(toy, fresh(2, [undefined, 'random']));
        for (const { back, pick } of plan) {
          const count = Math.min(back, table.course.moves.length);
          if (pick % 3 === 0 && count > 0) takeBack(table, 0, count);
          const [asked] = toy.rules.pending(stateOf(table));
          if (asked === undefined) break;
          const moves = toy.rules.legalMoves(stateOf(table), asked.seat);
          playText(table, asked.seat, toy.notation.formatMove(stateOf(table), moves[pick % moves.length]));
        }
        const record = recordOf(table);
        expect(openTable(toy, record).moments).toEqual(table.moments);
        expect(verify(toy, record).problems).toEqual([]);
      }),
      { numRuns: PLANS.size },
    );
  });

  it('throws nothing but BadInput for a log of undos that cannot be', () => {
    expect(() => openTable(toy, { ...fresh(), log: ['undo 1 by 1'] })).toThrow(BadInput);
  });
});
