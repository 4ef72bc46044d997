import { UNKNOWN } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsWill } from '../../src/index.ts';
import { TRAVELS, WILLS } from '../../src/vocabulary.ts';
import { acting, finished, situation, situationOf } from '../situation.ts';

const { view } = kingsWill.secrets;
const PLAN = 'plan A B C D E F G H';

describe('will cards', () => {
  test('31: a player sees the cards looked at, nobody else does', () => {
    const table = acting('enrich', `${PLAN}\nseen 1 1\nseen 2 2`);
    const events = table.play('look 5');
    expect(kingsWill.secrets.redact(events[0], 0)).toMatchObject({ will: WILLS.indexOf('E') });
    expect(kingsWill.secrets.redact(events[0], 1)).toMatchObject({ field: 4, will: UNKNOWN });
    expect(view(table.state, 0).plan).toEqual([0, -1, -1, -1, 4, -1, -1, -1]);
    expect(view(table.state, 1).plan).toEqual([-1, 1, -1, -1, -1, -1, -1, -1]);
    expect(view(table.state, 'spectator').plan).toEqual(Array(8).fill(UNKNOWN));
  });

  test('31: a known card may be looked at again', () => {
    expect(acting('enrich', `${PLAN}\nseen 1 1`).moves('look')).toHaveLength(8);
  });

  test('31: without a notebook a card is seen until its player goes on', () => {
    const table = acting('enrich', `${PLAN}\nseen 1 1`, { notebook: 'off' });
    expect(view(table.state, 0).plan).toEqual(Array(8).fill(UNKNOWN));
    table.play('look 3');
    expect(view(table.state, 0).plan[2]).toBe(2);
    table.play('pass');
    expect(view(table.state, 0).plan).toEqual(Array(8).fill(UNKNOWN));
  });

  test('31: without a notebook the log keeps no note either', () => {
    const table = acting('enrich', PLAN, { notebook: 'off' });
    expect(table.play('look 3')[0]).toEqual({ type: 'looked', seat: 0, field: 2, will: UNKNOWN });
    const beginning = kingsWill.rules.setup(kingsWill.parseOptions({ seats: 2, notebook: 'off' }), 'note');
    const kept = situationOf(beginning).play('keep 1');
    expect(kept[0]).toEqual({ type: 'kept', seat: 0, field: 0, will: UNKNOWN, discard: UNKNOWN });
  });

  test('49: a Scriptorium shows a second, different card, if wanted', () => {
    const table = acting('enrich', `${PLAN}\nlands 1 mountain/1/-/scriptorium forest meadow cornfield`);
    table.play('look 3');
    expect(table.ask).toBe('look');
    expect(table.moves()).toHaveLength(8);
    expect(table.moves()).not.toContain('look 3');
    table.play('look 4');
    expect([table.ask, table.state.stack.at(-1)?.left]).toEqual(['act', 1]);
    table.play('look 3', 'pass');
    expect(table.seat).toBe(2);
  });

  test('at the end the cards with a disc are open', () => {
    const table = finished(`${PLAN}\ndiscs 1 2 3\ndiscs neutral 5`);
    expect(view(table.state, 'spectator').plan).toEqual([-1, 1, 2, -1, 4, -1, -1, -1]);
  });

  test('41: cards put away stay secret, from everybody but who put them away', () => {
    const table = situation(`${PLAN}\ndiscard 1 I\ndiscard 2 J`);
    expect(view(table.state, 1).discards).toEqual([UNKNOWN, WILLS.indexOf('J')]);
  });
});

test('30: the board of this round is open, later ones are secret', () => {
  const table = situation('turn 1 round 2 phase turn start 1 number 1\njourney R3 R1 R8 R2');
  expect(view(table.state, 0).journey).toEqual([TRAVELS.indexOf('R3'), TRAVELS.indexOf('R1'), UNKNOWN, UNKNOWN]);
});

describe('points', () => {
  test('35: everybody sees only the own total', () => {
    const table = situation('player 1 points 7\nplayer 2 points 9');
    expect(view(table.state, 1).palatinates.map((own) => own.points)).toEqual([UNKNOWN, 9]);
    expect(view(table.state, 'spectator').palatinates.map((own) => own.points)).toEqual([UNKNOWN, UNKNOWN]);
  });

  test('35: or all of them, where the table wants it; and at the end', () => {
    const open = situation('player 1 points 7\nplayer 2 points 9', { points: 'open' });
    expect(view(open.state, 'spectator').palatinates.map((own) => own.points)).toEqual([7, 9]);
    const over = finished('player 1 points 7\nplayer 2 points 9');
    expect(view(over.state, 0).palatinates.map((own) => own.points)).toEqual([7, 9]);
  });

  test('21: a penalty is told as printed, so that nobody learns who has no points left', () => {
    const [none, some] = ['0', '8'].map((points) =>
      acting('enrich', `player 1 points ${points} mood -3`)
        .play('taxes')
        .find((event) => event.type === 'rebelled'),
    );
    expect(none).toEqual(some);
  });
});
