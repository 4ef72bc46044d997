import { describe, expect, test } from 'vitest';
import { kingsWill } from '../../src/index.ts';
import { rowAfter, slotsToGo } from '../../src/row.ts';
import { clone } from '../../src/state.ts';
import { legalMoves } from '../../src/turn.ts';
import { KING, LAST_SLOT, LOCKED, TILES } from '../../src/vocabulary.ts';
import { everyPly } from '../random.ts';
import { acting, situation, situationOf } from '../situation.ts';

describe('the action row', () => {
  test('5: the first four slots are locked and the king cannot be taken', () => {
    expect(situation('').moves()).toEqual(['take 5', 'take 6', 'take 7', 'take 8', 'take 9']);
    const table = situation('row move multiply intrigue harvest extract king enrich build govern');
    expect(table.moves()).toEqual(['take 5', 'take 7', 'take 8', 'take 9']);
  });

  test('4: the last slot pays a point at once, also for intrigue', () => {
    const table = situation('row king move multiply harvest extract enrich build govern intrigue');
    table.play('take 9');
    expect(table.ask).toBe('intrigue');
    expect(table.player(1).points).toBe(6);
    const other = situation('');
    other.play('take 8');
    expect(other.player(1).points).toBe(5);
  });

  test('1: nobody must use an action; the tile goes to the left end and the next player chooses', () => {
    const table = situation('');
    table.play('take 6', 'pass', 'pass');
    expect(table.row).toBe('extract king move multiply intrigue harvest enrich build govern');
    expect([table.seat, table.ask]).toEqual([2, 'tile']);
  });

  test('2: the others follow clockwise with one action each', () => {
    const table = situation('turn 2 round 1 phase turn start 2 number 1', { seats: 3 });
    table.play('take 9', 'educate');
    expect([table.seat, table.ask]).toEqual([2, 'act']);
    table.play('develop');
    expect([table.seat, table.ask]).toEqual([3, 'follow']);
    table.play('educate');
    expect([table.seat, table.ask]).toEqual([1, 'follow']);
    table.play('educate');
    expect([table.seat, table.ask]).toEqual([3, 'tile']);
    expect([1, 2, 3].map((seat) => table.player(seat).education)).toEqual([1, 1, 1]);
  });

  test('2: who comes first gets what is scarce', () => {
    const rich = [1, 2, 3].map((seat) => `player ${seat} coins 9 wood 4 stone 4`).join('\n');
    const table = acting('build', rich, { seats: 3 });
    table.play('pass', 'erect mill', 'site 1');
    expect(table.seat).toBe(3);
    expect(table.moves()).toContain('erect chapel');
    expect(table.moves()).not.toContain('erect mill');
  });

  test('3: one action twice, and the second may use what the first brought', () => {
    const table = acting('govern', 'player 1 education 0');
    table.play('educate', 'educate');
    expect(table.player(1)).toMatchObject({ education: 2, mood: 2 });
  });

  test('the king advances exactly when a tile right of him is taken', () => {
    const row = 'row move multiply intrigue harvest extract king enrich build govern';
    const left = situation(row);
    left.play('take 5', 'pass', 'pass');
    expect(left.row).toBe('extract move multiply intrigue harvest king enrich build govern');
    const right = situation(row);
    right.play('take 9', 'pass', 'pass');
    expect(right.row).toBe('govern move multiply intrigue harvest extract king enrich build');
  });

  test('the row as it is told beforehand is the row after the turn', () => {
    let seen = 0;
    for (const state of everyPly({ options: { seats: 3 }, seed: 'row' })) {
      if (state.stack.at(-1)?.effect.kind !== 'tile') continue;
      for (const { do: kind, ...move } of legalMoves(state, state.turn)) {
        if (kind !== 'take' || !('slot' in move)) continue;
        const after = rowAfter(state.row, move.slot);
        const table = situationOf(clone(state));
        table.play(`take ${move.slot + 1}`);
        while (table.state.slot === move.slot) table.play('pass');
        expect(after.row).toEqual(table.state.row);
        expect(after.king).toBe(after.row.indexOf(KING));
        expect(after.advances).toBe(move.slot > state.row.indexOf(KING));
        expect(after.freed).toBe(after.row[LOCKED] === KING ? undefined : after.row[LOCKED]);
        expect(slotsToGo(after.row)).toBe(LAST_SLOT - after.king);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  test('42: at the end of the row the visit begins; then the king is back in slot 1 and the next player begins', () => {
    const table = situation(`
      row move multiply intrigue harvest extract enrich build king govern
      plan A B C D E F G H
      journey R2 R1 R3 R4`);
    table.play('take 9', 'pass', 'pass');
    expect([table.seat, table.ask]).toEqual([1, 'pledge']);
    table.play('pledge 1', 'pledge 2', 'neutral 3');
    expect(table.row).toBe('king govern move multiply intrigue harvest extract enrich build');
    expect([table.seat, table.ask, table.state.round]).toEqual([2, 'tile', 2]);
  });

  test('53: who keeps the king waiting is stopped by the number of moves alone', () => {
    const table = situation('row move multiply intrigue harvest extract king enrich build govern');
    for (let plies = 0; plies < 300; plies++) table.play(table.ask === 'tile' ? 'take 5' : 'pass');
    expect([table.state.round, table.state.row.indexOf(KING)]).toEqual([1, 5]);
    const longest = Math.max(
      ...[2, 3, 4].map((seats) => [...everyPly({ options: { seats }, seed: 'most plies' })].length),
    );
    expect(kingsWill.mostPlies).toBeGreaterThan(5 * longest);
  });

  test('37: with limited rounds, from turn 16 on, only tiles right of the king', () => {
    const text = `
      turn 1 round 1 phase turn start 1 number 16
      row move multiply intrigue harvest extract enrich king build govern`;
    expect(situation(text, { rounds: 'limited' }).moves()).toEqual(['take 8', 'take 9']);
    expect(situation(text).moves()).toEqual(['take 5', 'take 6', 'take 8', 'take 9']);
    const early = text.replace('number 16', 'number 15');
    expect(situation(early, { rounds: 'limited' }).moves()).toHaveLength(4);
  });
});

describe('intrigue', () => {
  const row = 'row harvest king build govern intrigue move multiply extract enrich';

  test('5: one action of a tile in slots 1 to 4, never the king; the others do not follow', () => {
    const table = situation(`${row}\nplayer 1 coins 0`);
    table.play('take 5');
    expect(table.moves()).toEqual(['breed', 'develop', 'educate', 'pass', 'till']);
    table.play('breed');
    expect(table.player(1).goods).toBe('1L');
    expect(table.row).toBe('intrigue harvest king build govern move multiply extract enrich');
    expect([table.seat, table.ask]).toEqual([2, 'tile']);
  });

  test('5: the tile in slot 5 is not locked', () => {
    const table = situation('row harvest king build govern enrich intrigue move multiply extract');
    table.play('take 6');
    expect(table.moves()).not.toContain('taxes');
    expect(table.moves('look')).toEqual([]);
  });

  test('7: it is the tile called intrigue throughout, as its heading says', () => {
    const events = situation(row).play('take 5', 'pass');
    expect(events[0]).toMatchObject({ type: 'took', tile: TILES.indexOf('intrigue') });
    expect(TILES.filter((tile) => /int[er]+ig/.test(tile))).toEqual(['intrigue']);
  });

  test('6: it may be taken without effect', () => {
    const table = situation(row);
    table.play('take 5', 'pass');
    expect([table.seat, table.ask]).toEqual([2, 'tile']);
  });
});
