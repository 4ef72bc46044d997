import { type Arg, BadInput, draw, LANGUAGES, luckOf, type Reason } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { formatMessage } from '@three-crowns/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVEN } from '../src/content/tables.ts';
import { CELLS, cellNamed } from '../src/grid.ts';
import { setup } from '../src/setup.ts';
import type { Effect, State } from '../src/state.ts';
import { targets, targetsOf } from '../src/targets.ts';
import { texts } from '../src/texts/index.ts';
import { legalMoves, play } from '../src/turn.ts';
import {
  COLUMNS,
  type Column,
  EMPTY,
  type Phase,
  PIECES,
  type PieceName,
  TILES,
  type TileName,
} from '../src/vocabulary.ts';
import { whyNot } from '../src/whyNot.ts';

const tile = (name: TileName): number => TILES.indexOf(name);

/** Red on a1, blue on e5, the valley full of farmers, a hill of farmers, round 3; red is to play. */
function table(phase: Phase, seats = 2): State {
  const state = setup({ seats, content: EVEN, start: 0 }, 'why not');
  state.phase = phase;
  state.round = 3;
  state.kings = ['a1', 'e5', 'a5', 'e1'].slice(0, seats).map(cellNamed);
  state.valley = Array<number>(CELLS).fill(tile('F'));
  state.hill = [hill('F', 'F', 'F', 'F', 'F', 'F'), hill('F', 'F', 'F', 'F', 'F', 'F')];
  return state;
}

const hill = (...names: TileName[]): number[] => names.map(tile);

function lay(state: State, row: Readonly<Record<string, TileName | '-'>>): State {
  for (const [cell, name] of Object.entries(row)) state.valley[cellNamed(cell)] = name === '-' ? EMPTY : tile(name);
  return state;
}

function own(
  state: State,
  up: Partial<Record<PieceName, number>>,
  down: Partial<Record<PieceName, number>> = {},
): State {
  for (const [name, count] of Object.entries(up)) state.castles[0].up[PIECES.indexOf(name as PieceName)] = count;
  for (const [name, count] of Object.entries(down)) state.castles[0].down[PIECES.indexOf(name as PieceName)] = count;
  return state;
}

function taxed(state: State, ...columns: Column[]): State {
  for (const column of columns) state.castles[0].taxed[COLUMNS.indexOf(column)] = true;
  return state;
}

function wait(state: State, kind: Effect['kind'], ...sources: TileName[]): State {
  for (const source of sources) state.stack.push({ effect: { kind }, seat: 0, source: tile(source), left: 1 });
  return state;
}

function set(state: State, change: Partial<State>): State {
  return Object.assign(state, change);
}

function rich(state: State, gold: number): State {
  state.castles[0].gold = gold;
  return state;
}

/** The English of a reason; it must format in the other languages too. */
function inWords({ message }: Reason): string {
  return LANGUAGES.map((language) => formatMessage(texts, language, message))[0];
}

function refused(state: State, target: string, seat = 0): string {
  const reason = whyNot(state, seat, target);
  return reason === undefined ? 'allowed' : `${reason.reason} ${reason.rule}: ${inWords(reason)}`;
}

describe('always', () => {
  it('E3: the game is over', () => {
    expect(refused(table('over'), 'c3')).toBe('over E3: The game is over.');
  });

  it('S4: it is not your turn', () => {
    expect(refused(table('summon'), 'c3', 1)).toBe('not-your-turn S4: It is not your turn: Player 1 is playing.');
  });

  it('J1, W1, T2: an ability must be finished first', () => {
    expect(refused(wait(table('recruit'), 'jester', 'J'), 'L1')).toBe(
      'finish-first J1: First choose the column for your jester.',
    );
    expect(refused(own(wait(table('summon'), 'swap', 'Z'), { F: 1 }), 'c3')).toMatch(/^finish-first W1: .*swap/);
    expect(refused(own(wait(table('summon'), 'tax', 'T3'), { F: 3 }), 'kingdom')).toMatch(
      /^finish-first T2: .*tax collector/,
    );
  });

  it('S4: a later phase', () => {
    expect(refused(rich(table('recruit'), 9), 'c3')).toBe(
      'phase-later S4: This belongs to phase 2. First recruit a subject, or go on without one.',
    );
    expect(refused(table('place'), 'set c3')).toMatch(/^phase-later S4: .*all kings/);
    expect(refused(table('summon'), 'slope left')).toMatch(/^phase-later S4: This belongs to phase 4/);
  });

  it('S4: an earlier phase', () => {
    const state = set(table('replenish'), { gaps: [0] });
    expect(refused(state, 'c3')).toBe('phase-over S4: Summoning (phase 2) is over for this turn.');
    expect(refused(state, 'land c3')).toMatch(/^phase-over S4/);
    expect(refused(rich(state, 9), 'L1')).toBe('phase-over S4: Recruiting (phase 1) is over for this turn.');
  });

  it('refuses names and seats it does not know', () => {
    for (const name of ['', 'f1', 'a0', 'L7', 'set', 'column J', 'piece K', 'C3', 'constructor']) {
      expect(() => whyNot(table('summon'), 0, name), name).toThrow(BadInput);
    }
    for (const seat of [-1, 2, 0.5]) expect(() => whyNot(table('summon'), seat, 'c3')).toThrow(BadInput);
  });
});

describe('skip', () => {
  const mandatory: readonly [string, State][] = [
    ['S1', table('place')],
    ['M8', table('summon')],
    ['F1', set(table('replenish'), { gaps: [0] })],
    ['J1', wait(table('recruit'), 'jester', 'J')],
    ['W1', own(wait(table('summon'), 'swap', 'Z'), { F: 1 })],
    ['T7', own(wait(table('summon'), 'tax', 'T3'), { F: 3 })],
  ];
  it.each(mandatory)('%s: must be done', (rule, state) => {
    expect(refused(state, 'skip')).toMatch(new RegExp(`^mandatory ${rule}: `));
  });

  it('S4: nothing is offered', () => {
    expect(refused(rich(table('recruit'), 0), 'skip')).toMatch(/^nothing-offered S4/);
  });

  it('is allowed where a phase is optional', () => {
    expect(refused(rich(table('recruit'), 9), 'skip')).toBe('allowed');
    expect(refused(own(table('kingdom'), { Q: 1, D: 1, C: 1, Kl: 1, F: 1 }), 'skip')).toBe('allowed');
  });
});

describe('placing', () => {
  it('S1: a king stands there', () => {
    expect(refused(table('place'), 'e5')).toBe(
      'king-here S1: A king already stands on e5 (Player 2): at the start each tile holds only one.',
    );
    expect(refused(table('place'), 'e4')).toBe('allowed');
  });

  it('F8: no tile lies there', () => {
    expect(refused(lay(table('place'), { c3: '-' }), 'c3')).toMatch(/^empty F8/);
  });
});

describe('a tile of the valley', () => {
  it('M1: not in line', () => {
    expect(refused(table('summon'), 'b3')).toBe(
      'not-in-line M1: Your king moves straight or diagonally: b3 is not in line with a1.',
    );
  });

  it('M6, P8: the tile the king begins on', () => {
    expect(refused(table('summon'), 'a1')).toMatch(/^own-tile M6: Your king begins on a1/);
    expect(refused(lay(table('summon'), { a1: 'P' }), 'a1')).toMatch(/^own-tile P8/);
  });

  it('M5: under another king', () => {
    expect(refused(table('summon'), 'e5')).toBe(
      'king-on-tile M5: On e5 stands another king (Player 2): the character there cannot be summoned.',
    );
  });

  it('M5, S2: under several kings', () => {
    const state = table('summon', 3);
    state.kings[2] = cellNamed('e5');
    expect(refused(state, 'e5')).toMatch(/stand other kings \(Player 2 and Player 3\)/);
  });

  it('P8: a priest under another king', () => {
    expect(refused(rich(lay(table('summon'), { e5: 'P' }), 5), 'e5')).toMatch(/^king-on-tile P8/);
  });

  it('P7: the open place of a priest', () => {
    const state = set(lay(table('summon'), { a1: '-' }), { gaps: [0], path: [0] });
    expect(refused(state, 'a1')).toMatch(/^opened P7: The priest of a1 has left/);
  });

  it('F8: a place that stayed empty', () => {
    expect(refused(lay(table('summon'), { c3: '-' }), 'c3')).toBe('empty F8: There is no tile on c3.');
  });

  it('P1: a priest without gold', () => {
    const state = lay(table('summon'), { b2: 'P' });
    expect(refused(rich(state, 0), 'b2')).toBe('priest-fee P1: The priest asks for 1 gold; you have 0.');
    expect(refused(rich(state, 1), 'b2')).toBe('allowed');
  });

  it('P10: a coin on the priest does not help to pay him', () => {
    const state = rich(lay(table('summon'), { b2: 'P' }), 0);
    state.coins[cellNamed('b2')] = 1;
    expect(refused(state, 'b2')).toBe(
      'priest-coin P10: The priest asks for 1 gold before you get the coin that lies on him; you have 0.',
    );
  });

  it('P5: a priest without a way on', () => {
    const state = table('summon');
    state.valley.fill(EMPTY);
    expect(refused(lay(rich(state, 3), { b2: 'P' }), 'b2')).toMatch(/^priest-no-way P5/);
  });

  it('W1: a wizard without a face-up tile, or without a subject on the hill', () => {
    const state = lay(table('summon'), { c1: 'Z' });
    expect(refused(state, 'c1')).toMatch(/^wizard-castle W1/);
    own(state, { F: 1 });
    expect(refused(state, 'c1')).toBe('allowed');
    expect(refused(set(state, { hill: [hill('P'), hill('T8')] }), 'c1')).toMatch(/^wizard-hill W1/);
  });

  it('T2: too few face-up subjects for a collector', () => {
    const state = own(lay(table('summon'), { c1: 'T5' }), { F: 2, JF: 1, Q: 1 }, { F: 4 });
    expect(refused(state, 'c1')).toBe(
      'collector-need T2: This tax collector needs 4 identical face-up subjects in a column you have not taxed yet; you have 3 at most.',
    );
  });

  it('T3: a collector whose column is already taxed', () => {
    const state = taxed(own(lay(table('summon'), { c1: 'T3' }), { F: 4, Kl: 2, Ks: 1 }), 'F', 'K');
    expect(refused(state, 'c1')).toMatch(/^collector-taxed T3: .*: knights and farmers\.$/);
  });

  it('is allowed as part of a set although it cannot be taken alone', () => {
    const state = own(lay(table('summon'), { b1: 'T5', c1: 'T1' }), { F: 4 });
    state.kings[1] = cellNamed('b1');
    expect(refused(state, 'b1')).toMatch(/^king-on-tile/);
    state.kings[1] = cellNamed('e5');
    expect(refused(state, 'b1')).toBe('allowed');
  });
});

describe('a set', () => {
  it('M1, M6, F8, P7: out of reach', () => {
    const state = lay(table('summon'), { c3: '-', d4: '-' });
    state.gaps = [cellNamed('d4')];
    expect(refused(state, 'set b3')).toMatch(/^not-in-line M1/);
    expect(refused(state, 'set a1')).toMatch(/^own-tile M6/);
    expect(refused(state, 'set c3')).toMatch(/^empty F8/);
    expect(refused(state, 'set d4')).toMatch(/^opened P7/);
  });

  it('X14: priests', () => {
    expect(refused(lay(table('summon'), { b1: 'P', c1: 'P' }), 'set c1')).toMatch(/^set-priest X14/);
  });

  it('X8: the last tile lies under another king', () => {
    const state = table('summon');
    state.kings[1] = cellNamed('c1');
    expect(refused(state, 'set c1')).toMatch(/^set-king X8: On c1 stands another king \(Player 2\)/);
  });

  it('X1: too close: no second tile can lie before it', () => {
    expect(refused(table('summon'), 'set b1')).toMatch(/^set-near X1/);
  });

  it('X3: nothing behind the last tile', () => {
    expect(refused(table('summon'), 'set e1')).toMatch(/^set-edge X3/);
  });

  it('X1: no second tile on the way', () => {
    expect(refused(lay(table('summon'), { c1: 'Q' }), 'set c1')).toMatch(/^set-single X1/);
    expect(refused(lay(table('summon'), { c1: 'W' }), 'set c1')).toMatch(/^set-single X1/);
  });

  it('X8: too few free ones', () => {
    const state = table('summon');
    state.kings[1] = cellNamed('b1');
    expect(refused(state, 'set c1')).toMatch(/^set-kings X8: .*\(Player 2\) stay\.$/);
    expect(refused(state, 'set d1')).toBe('allowed');
  });

  it('W1: wizards that cannot swap', () => {
    expect(refused(lay(table('summon'), { b1: 'Z', c1: 'Z' }), 'set c1')).toMatch(/^wizard-castle W1/);
  });

  it('X15: collectors that cannot be served together', () => {
    const state = own(lay(table('summon'), { b1: 'T3', c1: 'T5' }), { F: 5 });
    expect(refused(state, 'set c1')).toMatch(/^set-collectors X15: .* they need 3 and 4 identical/);
    expect(refused(own(state, { W: 3 }), 'set c1')).toBe('allowed');
  });

  it('T2, T3: a collector that cannot be served alone is the reason, not those that need nothing', () => {
    const lastNeeds = own(lay(table('summon'), { b1: 'T1', c1: 'T5' }), { F: 3 });
    expect(refused(lastNeeds, 'set c1')).toMatch(/^collector-need T2: .* needs 4 identical .* you have 3 at most/);
    const firstNeeds = own(lay(table('summon'), { b1: 'T5', c1: 'T1' }), { F: 3 });
    expect(refused(firstNeeds, 'set c1')).toMatch(/^collector-need T2: .* needs 4 identical .* you have 3 at most/);
    expect(refused(taxed(own(firstNeeds, { F: 4 }), 'F'), 'set c1')).toMatch(/^collector-taxed T3: /);
  });

  it('T2: of three collectors the one nearest to being served is named', () => {
    const state = own(lay(table('summon'), { b1: 'T7', c1: 'T3', d1: 'T1' }), { F: 2 });
    expect(refused(state, 'set d1')).toMatch(/^collector-need T2: .* needs 3 identical .* you have 2 at most/);
  });
});

describe('a place to end on', () => {
  it('M2: standing still', () => {
    expect(refused(table('summon'), 'land a1')).toMatch(/^standing-still M2/);
  });

  it('M1: not in line', () => {
    expect(refused(table('summon'), 'land c2')).toMatch(/^not-in-line M1/);
  });

  it('X2: too close, or no set ends there', () => {
    const state = lay(table('summon'), { c1: 'Q' });
    expect(refused(state, 'land c1')).toMatch(/^land-near X2/);
    expect(refused(state, 'land d1')).toBe(
      'land-no-set X2: You may stop here only to take a set, and no set ends on c1.',
    );
    expect(refused(state, 'land d4')).toBe('allowed');
  });
});

describe('a slot of the hill', () => {
  it('R1: the first round', () => {
    expect(refused(set(table('place'), { round: 1, kings: [25, 25] }), 'L1')).toBe(
      'round-one R1: Recruiting starts in round 2; this is round 1.',
    );
    expect(refused(set(table('summon'), { round: 1 }), 'L1')).toBe(
      'round-one R1: Recruiting starts in round 2; this is round 1.',
    );
  });

  it('R2: too little gold', () => {
    expect(refused(rich(table('recruit'), 5), 'R4')).toBe('too-poor R2: The subject on R4 costs 6 gold; you have 5.');
    expect(refused(rich(table('recruit'), 6), 'R4')).toBe('allowed');
  });

  it('R2: too little gold for anybody, so that phase 1 passed by itself', () => {
    expect(refused(rich(table('summon'), 1), 'L1')).toMatch(/^too-poor R2/);
    expect(refused(rich(table('summon'), 2), 'L1')).toMatch(/^phase-over S4/);
  });

  it('R3: a specialist', () => {
    const state = rich(table('recruit'), 20);
    state.hill[0][1] = tile('Z');
    expect(refused(state, 'L2')).toMatch(/^specialist-recruit R3: On L2 lies a wizard/);
  });

  it('R1: already recruited this turn', () => {
    const state = rich(table('summon'), 20);
    expect(refused(set(state, { recruited: true }), 'L1')).toMatch(/^recruited-already R1/);
    expect(refused(set(state, { recruited: true, ending: true }), 'L1')).toMatch(/^recruited-already R1/);
    expect(refused(set(state, { recruited: false }), 'L1')).toMatch(/^phase-over S4/);
  });

  it('R6, E4: an empty slot', () => {
    const state = rich(table('summon'), 20);
    state.hill[1].pop();
    expect(refused(state, 'R6')).toBe('slot-empty R6: There is no tile on R6.');
    expect(refused(set(state, { phase: 'recruit', ending: true }), 'R6')).toMatch(/^slot-empty E4/);
  });

  it('W3, W7: a swap with a specialist or an empty slot', () => {
    const state = own(wait(table('summon'), 'swap', 'Z'), { F: 1 });
    state.hill[0] = hill('F', 'T8');
    expect(refused(state, 'L2')).toMatch(/^specialist-swap W3: On L2 lies a tax collector/);
    expect(refused(state, 'L3')).toMatch(/^slot-empty W7/);
    expect(refused(state, 'L1')).toBe('allowed');
  });
});

describe('a slope', () => {
  it('F6: too few tiles while the other has enough', () => {
    const state = set(table('replenish'), { gaps: [0, 1], hill: [hill('F'), hill('F', 'F')] });
    expect(refused(state, 'slope left')).toBe(
      'slope-short F6: The left slope holds 1 tile and the valley needs 2: take the other slope, which holds enough.',
    );
    expect(refused(state, 'slope right')).toBe('allowed');
  });
});

describe('the castle', () => {
  it('J1: no jester waits for a column', () => {
    expect(refused(table('summon'), 'column Q')).toMatch(/^column-idle J1/);
    expect(refused(wait(table('summon'), 'jester', 'J'), 'column Q')).toBe('allowed');
  });

  it('T2: no collector waits for tiles', () => {
    expect(refused(own(table('recruit'), { F: 3 }), 'piece F')).toMatch(/^piece-idle T2/);
  });

  it('T3: the column is already taxed', () => {
    const state = taxed(own(wait(table('summon'), 'tax', 'T3'), { F: 3, W: 3 }), 'F');
    expect(refused(state, 'column F')).toBe(
      'column-taxed T3: You have already collected taxes from the farmers: each column pays only once.',
    );
    expect(refused(state, 'piece F')).toMatch(/^column-taxed T3/);
    expect(refused(state, 'piece W')).toBe('allowed');
  });

  it('T2: too few face up', () => {
    const state = own(wait(table('summon'), 'tax', 'T3'), { F: 3, W: 2 }, { D: 1 });
    expect(refused(state, 'column W')).toBe(
      'column-short T2: The tax collector needs 3 face-up subjects; the column of the farmers’ wives has 2.',
    );
    expect(refused(state, 'piece W')).toMatch(/^column-short T2/);
    expect(refused(state, 'piece Q')).toMatch(/^piece-none T2: .*: Queen\.$/);
    expect(refused(state, 'piece D')).toMatch(/^piece-down T2/);
  });

  it('T7: another collector would go unserved', () => {
    const state = own(wait(table('summon'), 'tax', 'T5', 'T3'), { F: 4, W: 3 });
    expect(refused(state, 'column F')).toMatch(/^column-needed T7/);
    expect(refused(state, 'piece F')).toMatch(/^column-needed T7/);
    expect(refused(state, 'column W')).toBe('allowed');
  });

  it('W5: nothing face up to swap', () => {
    const state = own(wait(table('summon'), 'swap', 'Z'), { F: 1 }, { Q: 1 });
    expect(refused(state, 'column Q')).toBe('column-empty W5: No subject lies face up in the column of the queens.');
    expect(refused(state, 'piece Q')).toMatch(/^piece-down W5/);
    expect(refused(state, 'piece JQ')).toMatch(/^piece-none W5: .*: Jester as a queen\.$/);
    expect(refused(state, 'column F')).toBe('allowed');
  });

  it('K1: the kingdom bonus belongs to phase 3, once a turn', () => {
    const state = own(set(table('replenish'), { gaps: [0] }), { Q: 1, D: 1, C: 1, Kl: 1, F: 1 });
    expect(refused(table('summon'), 'kingdom')).toMatch(/^kingdom-later K1/);
    expect(refused(state, 'kingdom')).toMatch(/^kingdom-over K1/);
    // Claimed this turn: the set lies face down now, but it is not what is missing that stands in the way.
    expect(refused(set(table('replenish'), { claimed: true }), 'kingdom')).toMatch(/^kingdom-over K1/);
  });

  it('K2: characters are missing', () => {
    const state = own(set(table('replenish'), { gaps: [0] }), { D: 1, JC: 1 }, { Q: 1 });
    expect(refused(state, 'kingdom')).toBe(
      'kingdom-missing K2: For the kingdom bonus you still need, face up: a queen, a knight, and a farmer or a farmer’s wife.',
    );
    expect(refused(set(state, { phase: 'kingdom' }), 'kingdom')).toMatch(/^kingdom-missing K2/);
    expect(refused(state, 'piece D')).toMatch(/^kingdom-missing K2/);
  });

  it('K2: the tile of a set must lie face up', () => {
    const state = own(table('kingdom'), { Q: 1, D: 1, C: 1, Kl: 1, F: 1 }, { W: 1 });
    expect(refused(state, 'piece W')).toMatch(/^piece-down K2/);
    expect(refused(state, 'piece Ks')).toMatch(/^piece-none K2/);
    expect(refused(state, 'piece F')).toBe('allowed');
  });
});

describe('targets', () => {
  it('are 112 different names', () => {
    const names = targets(table('summon'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(25 * 3 + 12 + 6 + 15 + 4);
  });

  it('of a set are its tiles, the set and the place to end on', () => {
    const move = { do: 'take', to: cellNamed('d1'), cells: ['b1', 'c1'].map(cellNamed) } as const;
    expect(targetsOf(table('summon'), move)).toEqual(['b1', 'c1', 'set c1', 'land d1']);
  });

  it('of a tax are its column and each kind of tile once', () => {
    const move = { do: 'tax', pieces: ['F', 'F', 'JF'].map((name) => PIECES.indexOf(name as PieceName)) } as const;
    expect(targetsOf(table('summon'), move)).toEqual(['column F', 'piece F', 'piece JF']);
  });
});

describe('in random games', () => {
  const GAMES = proof('games in which everything is asked for', { small: 4, full: 100 });

  it('whyNot is undefined exactly when a legal move uses the target', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(2, 3, 4), (seed, seats) => {
        const state = setup({ seats, content: EVEN, start: 'random' }, seed);
        const luck = luckOf(`moves of ${seed}`);
        while (state.phase !== 'over') {
          for (let seat = 0; seat < seats; seat++) checkAll(state, seat);
          const moves = legalMoves(state, state.turn);
          play(state, state.turn, moves[draw(luck, moves.length)]);
        }
        for (let seat = 0; seat < seats; seat++) checkAll(state, seat);
      }),
      { numRuns: GAMES.size },
    );
  });
});

function checkAll(state: State, seat: number): void {
  const used = new Set(legalMoves(state, seat).flatMap((move) => targetsOf(state, move)));
  const known = targets(state);
  for (const name of used) if (!known.includes(name)) throw new Error(`${name} is no target`);
  for (const name of known) {
    const reason = whyNot(state, seat, name);
    if ((reason === undefined) !== used.has(name)) throw new Error(`${name}: ${reason?.reason ?? 'allowed'}`);
    if (reason === undefined) continue;
    inWords(reason);
    if (!isTrue(state, name, reason)) throw new Error(`${name}: ${reason.reason} is not so`);
  }
}

/** A reason may not only sound right: the facts it gives must hold. */
function isTrue(state: State, name: string, { reason, message }: Reason): boolean {
  const args = message.args ?? {};
  const less = (a: string, b: string) => Number(args[a]) < Number(args[b]);
  const on = state.valley[cellNamed(name.slice(-2))];
  switch (reason) {
    case 'too-poor':
      return less('gold', 'price');
    case 'priest-fee':
      return less('gold', 'fee') && on === tile('P');
    case 'priest-coin':
      return less('gold', 'fee') && on === tile('P') && state.coins[cellNamed(name)] > 0;
    case 'priest-no-way':
    case 'set-priest':
      return on === tile('P');
    case 'wizard-hill':
      return !state.hill.flat().some((other) => other < tile('P'));
    case 'wizard-castle':
      return state.castles[state.turn].up.every((count) => count === 0);
    case 'collector-need':
      return less('most', 'need') && on >= tile('T1');
    case 'set-collectors':
      return on >= tile('T1') && needsNamed(args.needs).every((need) => need > 0);
    case 'column-short':
      return less('count', 'need');
    case 'slope-short':
      return less('held', 'wanted');
    case 'kingdom-missing':
      return Array.isArray(args.missing) && args.missing.length > 0;
    case 'round-one':
      return less('round', 'first');
    // Every phase that asks offers something.
    case 'nothing-offered':
      return false;
    default:
      return true;
  }
}

const needsNamed = (needs: Arg | undefined): number[] =>
  Array.isArray(needs) ? needs.map((need) => Number(need.args?.number)) : [];
