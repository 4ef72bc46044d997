import { type GameEvent, kingOfTheValley, type State } from '@three-crowns/king-of-the-valley';
import { EMPTY, JESTER_TILE, type Tile, tileOf } from '@three-crowns/king-of-the-valley/board';
import { expect, test } from 'vitest';
import {
  areOf,
  carriedIdentities,
  freshIdentities,
  type Id,
  type Identities,
  keptIdentities,
} from '../../src/games/king-of-the-valley/motion/identities.ts';

const { rules, parseOptions } = kingOfTheValley;

/** Every number on the table with the kind of tile it stands for; throws when one stands twice. */
function onTable(ids: Identities, state: State): Map<Id, Tile> {
  const found = new Map<Id, Tile>();
  const put = (id: Id, tile: Tile) => {
    if (found.has(id)) throw new Error(`tile ${id} lies in two places`);
    found.set(id, tile);
  };
  state.valley.forEach((tile, cell) => {
    const id = ids.valley[cell];
    if (tile !== EMPTY && id !== undefined) put(id, tile);
  });
  state.hill.forEach((tiles, slope) => {
    tiles.forEach((tile, row) => {
      put(ids.hill[slope][row], tile);
    });
  });
  state.castles.forEach((_, seat) => {
    for (const side of [ids.up, ids.down]) {
      side[seat].forEach((list, piece) => {
        for (const id of list) put(id, tileOf(piece));
      });
    }
  });
  for (const id of ids.waiting) put(id, JESTER_TILE);
  return found;
}

/** A small generator of its own: packages have none to lend. */
function randomOf(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

const games = [2, 3, 4].flatMap((seats) => Array.from({ length: 8 }, (_, n) => ({ seats, seed: `identity ${n}`, n })));

test.each(games)(
  '$seats seats, $seed: one number for every tile, and a tile keeps its number',
  ({ seats, seed, n }) => {
    const state = rules.setup(parseOptions({ seats }), seed);
    const random = randomOf(n + seats);
    let ids = freshIdentities(state);
    let before = onTable(ids, state);
    let steps = 0;
    for (let asked = rules.pending(state)[0]; asked !== undefined; asked = rules.pending(state)[0]) {
      const moves = rules.legalMoves(state, asked.seat);
      const events: GameEvent[] = [];
      rules.play(state, asked.seat, moves[random(moves.length)], (event) => events.push(event));
      ids = carriedIdentities(ids, events);
      expect(areOf(ids, state)).toBe(true);
      const after = onTable(ids, state);
      const drawn = events.reduce((sum, event) => sum + (event.type === 'drew' ? event.tiles.length : 0), 0);
      expect([...after.keys()].filter((id) => !before.has(id))).toHaveLength(drawn);
      for (const [id, tile] of after) expect(before.get(id) ?? tile).toBe(tile);
      before = after;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  },
);

test('what moved kept its number', () => {
  const state = kingOfTheValley.notation.parsePosition(
    [
      'turn 1 round 5 phase replenish start 1',
      'valley',
      'W F C Kl T4',
      'Ks F D F P',
      'Q Kf . J W',
      'F Ko . F C',
      'Z F D F Kl',
      'kings c2 a5',
      'left F Ko W C F J',
      'right Kf F T3 D F Ks',
      'stack II W Kf',
      'stack III rest',
      'path c3 c2',
      'gaps c3 c2',
    ],
    { seats: 2 },
    'x',
  );
  const ids = freshIdentities(state);
  const events: GameEvent[] = [];
  rules.play(state, 0, rules.legalMoves(state, 0)[0], (event) => events.push(event));
  const after = carriedIdentities(ids, events);
  expect([after.valley[12], after.valley[7]]).toEqual(ids.hill[0].slice(0, 2));
  expect(after.hill[0].slice(0, 4)).toEqual(ids.hill[0].slice(2));
  expect(after.hill[1]).toEqual(ids.hill[1]);
});

test('a move that is taken back leaves what it did not touch its number', () => {
  const before = rules.setup(parseOptions({ seats: 2 }), 'taken back');
  while (rules.pending(before)[0].ask !== 'summon') {
    const [{ seat }] = rules.pending(before);
    rules.play(before, seat, rules.legalMoves(before, seat)[0]);
  }
  const ids = freshIdentities(before);
  const state = rules.clone(before);
  const events: GameEvent[] = [];
  const [{ seat }] = rules.pending(before);
  rules.play(state, seat, rules.legalMoves(before, seat)[0], (event) => events.push(event));
  const moved = state.valley.flatMap((tile, cell) => (tile === before.valley[cell] ? [] : [cell]));
  expect(moved).not.toHaveLength(0);
  const after = carriedIdentities(ids, events);
  const back = keptIdentities({ ids: after, state }, before);
  expect(areOf(back, before)).toBe(true);
  expect(onTable(back, before).size).toBe(onTable(ids, before).size);
  for (const [cell, id] of back.valley.entries()) {
    if (moved.includes(cell)) expect(id).toBeGreaterThanOrEqual(after.next);
    else expect(id).toBe(ids.valley[cell]);
  }
});
