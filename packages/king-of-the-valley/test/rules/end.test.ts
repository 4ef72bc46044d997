import { luckOf, playRandom } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { MOST_PLIES } from '../../src/content/box.ts';
import type { GameEvent } from '../../src/events.ts';
import { kingOfTheValley } from '../../src/index.ts';
import { type Situation, situation, typesOf } from '../situation.ts';

/** One gap on c3, under the king of the player whose turn it is. */
function beforeRefill(turn: number, seats: number, more: string, start = 1): Situation {
  const kings = ['a1', 'e5', 'a5', 'e1'].slice(0, seats);
  kings[turn - 1] = 'c3';
  return situation(
    `
    turn ${turn} round 8 phase replenish start ${start}
    valley
    F  Kl W  Kf F
    Ko F  Ks W  F
    F  W  .  Ko Kl
    Kf F  W  F  Ks
    F  Ko F  W  F
    kings ${kings.join(' ')}
    path c3
    gaps c3
    left F W C F D C
    right W F D C F W
    ${more}`,
    { seats },
  );
}

/** Plays on without recruiting or claiming, always refilling from where it is possible, until the game is over. */
function playOut(table: Situation): GameEvent[] {
  const events: GameEvent[] = [];
  while (table.seat !== undefined) {
    const moves = table.moves();
    events.push(...table.play(moves.includes('skip') ? 'skip' : moves[0]));
  }
  return events;
}

const seatsOf = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'turn' ? [event.seat + 1] : []));

describe('the trigger', () => {
  test('E1: the hill does not reach twelve tiles', () => {
    const table = beforeRefill(1, 2, 'stack III');
    expect(typesOf(table.play('refill left'))).toEqual(['refilled', 'ending', 'turn']);
    expect(table.state.ending).toBe(true);
  });

  test('E1: the stacks are empty but the hill is full: no trigger yet', () => {
    const table = beforeRefill(1, 2, 'stack III Q');
    const events = table.play('refill left');
    expect(table.state.piles).toEqual([[], []]);
    expect([table.left, table.right]).toEqual(['W C F D C Q', 'W F D C F W']);
    expect(typesOf(events)).not.toContain('ending');
    expect(table.state.ending).toBe(false);
  });

  test('E1: the next turn is then the trigger', () => {
    const table = beforeRefill(1, 2, 'stack III Q\ncastle 2 gold 0 kingdoms 0');
    table.play('refill left');
    expect(table.seat).toBe(2);
    const [move] = table.moves();
    table.play(move);
    expect(typesOf(table.play('refill left'))).toEqual(['refilled', 'ending', 'over']);
  });

  test('E1: stack II empty is no trigger while stack III holds enough', () => {
    const table = beforeRefill(1, 2, 'stack II\nstack III Q D');
    table.play('refill left');
    expect(table.state.ending).toBe(false);
  });

  test('E1: told once', () => {
    const table = beforeRefill(1, 4, 'stack III');
    const events = [...table.play('refill left'), ...playOut(table)];
    expect(typesOf(events).filter((type) => type === 'ending')).toHaveLength(1);
  });

  test('E2: what remains is still placed, the slope with fewer tiles first', () => {
    const table = situation(`
      turn 1 round 8 phase replenish start 1
      valley
      F  Kl W  Kf F
      Ko F  Ks W  F
      F  W  .  .  Kl
      Kf F  W  F  Ks
      F  Ko F  W  F
      kings e3 a5
      path c3 d3 e3
      gaps c3 d3
      left F W C F D
      right W F D C F W
      stack III Q J`);
    // Left 5, right 4 after the refill: both tiles go to the right.
    table.play('refill right');
    expect([table.left, table.right]).toEqual(['F W C F D', 'D C F W Q J']);
    expect(table.state.ending).toBe(true);
  });

  test('E2: on a tie the left slope gets the last tile', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      kings c3 e5
      left F W C F D C
      right W F D C F W
      stack III Q
      castle 1 gold 2 kingdoms 0`);
    table.play('recruit R1', 'take c2', 'refill left');
    expect([table.left, table.right]).toEqual(['W C F D C Q', 'F D C F W']);
    expect(table.state.ending).toBe(true);
  });
});

describe('who still plays', () => {
  for (const seats of [2, 3, 4]) {
    for (let start = 1; start <= seats; start++) {
      for (let trigger = 1; trigger <= seats; trigger++) {
        const after: number[] = [];
        for (let seat = (trigger % seats) + 1; seat !== start; seat = (seat % seats) + 1) after.push(seat);
        const who = after.length === 0 ? 'the game is over at once' : `players ${after.join(', ')} still play`;
        test(`E3: ${seats} players, player ${start} began, player ${trigger} triggers the end: ${who}`, () => {
          const table = beforeRefill(trigger, seats, 'stack III', start);
          const events = [...table.play('refill left'), ...playOut(table)];
          expect(seatsOf(events)).toEqual(after);
          expect(typesOf(events).at(-1)).toBe('over');
          expect(table.scores()).toHaveLength(seats);
        });
      }
    }
  }

  for (const seats of [2, 3, 4]) {
    test(`E3: ${seats} players: equal number of turns in whole games`, () => {
      for (let start = 1; start <= seats; start++) {
        const table = beforeRefill(start, seats, 'stack II\nstack III rest', start);
        // The turn that is being played counts as the first of its player.
        const turns = [start, ...seatsOf([...table.play('refill left'), ...playOut(table)])];
        const counts = Array.from({ length: seats }, (_, i) => turns.filter((seat) => seat === i + 1).length);
        expect(new Set(counts).size).toBe(1);
        expect(counts[0]).toBeGreaterThan(1);
      }
    });
  }
});

describe('the most plies', () => {
  /** Player 1 can reach nothing, player 2 may decline to recruit as often as they like. */
  const endless = () =>
    situation(`
      turn 2 round 2 phase recruit start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      castle 1 gold 0 kingdoms 0
      castle 2 gold 20 kingdoms 0`);

  test('E6: without a limit a written position would go on for ever', () => {
    const table = endless();
    for (let ply = 0; ply < kingOfTheValley.mostPlies; ply++) table.play('skip');
    expect(table.seat).toBe(2);
  });

  test('E6: no game of the box comes near it', () => {
    expect(kingOfTheValley.mostPlies).toBe(MOST_PLIES);
    for (const seats of [2, 3, 4]) {
      for (let game = 0; game < 20; game++) {
        const state = kingOfTheValley.rules.setup(kingOfTheValley.parseOptions({ seats }), `E6 ${seats} ${game}`);
        expect(playRandom(kingOfTheValley, state, luckOf(`E6 ${game}`))).toBeLessThan(MOST_PLIES / 5);
      }
    }
  });
});

describe('the last turns', () => {
  test('E4: fewer tiles on the hill, lowest rows filled, prices by row', () => {
    const table = beforeRefill(1, 2, 'stack III\ncastle 2 gold 10 kingdoms 0');
    table.play('refill left');
    expect(table.left).toBe('W C F D C');
    expect(table.moves()).toContain('recruit L5');
    expect(table.moves()).not.toContain('recruit L6');
    expect(table.moves()).toContain('recruit R6');
    const [recruited] = table.play('recruit L5');
    expect(recruited).toMatchObject({ type: 'recruited', gold: 8 });
  });

  test('E5: phase 4 of the very last turn is played like any other', () => {
    const table = situation(`
      turn 2 round 9 phase summon start 1 ending
      kings e5 c3
      left F W
      right D C
      stack III
      castle 2 gold 0 kingdoms 0`);
    table.play('take c2');
    expect([table.seat, table.ask]).toEqual([2, 'replenish']);
    expect(table.moves()).toEqual(['refill left', 'refill right']);
    expect(typesOf(table.play('refill right'))).toEqual(['refilled', 'over']);
    expect(table.tile('c2')).toBe('D');
  });

  test('E5: it has no effect on the scores', () => {
    const last = (refill: string) => {
      const table = situation(`
        turn 2 round 9 phase summon start 1 ending
        kings e5 c3
        left F W
        right D C
        stack III`);
      table.play('take c2', refill);
      return table.scores();
    };
    expect(last('refill left')).toEqual(last('refill right'));
    expect(last('refill left')).toEqual([2, 3]);
  });
});
