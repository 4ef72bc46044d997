/**
 * An earlier version of the toy, as a frozen file would give it: every state, move and event has another shape, luck is
 * written another way, errors are of a class of its own, and in the first round no card may be drawn.
 */
import { type FrozenVersion, type Luck, luckOf, noLuck, type Upcast, worldLuck } from '../../src/index.ts';
import { type Fact, type Move, type State, toy } from './index.ts';

interface Luck1 {
  readonly kind: Luck['kind'];
  readonly key: string;
  readonly at: number;
}

interface Player1 {
  readonly hand: number[];
  readonly row: number[];
  readonly goals: number[];
  readonly hasKept: boolean;
  readonly won: { readonly crowns: number; readonly shields: number; readonly dice: number };
}

export interface State1 {
  readonly now: { readonly phase: State['phase']; readonly turn: number; readonly round: number };
  readonly piles: { readonly deck: number[]; readonly box: number[] };
  readonly players: readonly Player1[];
  readonly waiting: State['stack'];
  readonly luck: Luck1;
}

export interface Move1 {
  readonly move: Move;
}

interface Event1 {
  readonly happened: Fact;
}

class BadInput1 extends Error {
  readonly place: string;
  constructor(place: string, expected: string) {
    super(`${place}: ${expected}`);
    this.name = 'BadInput';
    this.place = place;
  }
}

const luck1 = ({ kind, key, at }: Luck): Luck1 => ({ kind, key: key.join(' '), at });
const luckOf1 = ({ kind, key, at }: Luck1): Luck => ({ kind, key: key.split(' ').filter(Boolean).map(Number), at });

function down(state: State): State1 {
  const { phase, turn, round, deck, box, stack, luck } = structuredClone(state);
  const players = state.hands.map((hand, seat) => ({
    hand: hand.slice(),
    row: state.rows[seat].slice(),
    goals: state.goals[seat].slice(),
    hasKept: state.kept[seat],
    won: { crowns: state.crowns[seat], shields: state.shields[seat], dice: state.dice[seat] },
  }));
  return { now: { phase, turn, round }, piles: { deck, box }, players, waiting: stack, luck: luck1(luck) };
}

function up(old: State1): State {
  const { now, piles, players, waiting, luck } = structuredClone(old);
  const by = <T>(part: (player: Player1) => T): T[] => players.map(part);
  return {
    ...now,
    ...piles,
    hands: by(({ hand }) => hand),
    rows: by(({ row }) => row),
    goals: by(({ goals }) => goals),
    kept: by(({ hasKept }) => hasKept),
    crowns: by(({ won }) => won.crowns),
    shields: by(({ won }) => won.shields),
    dice: by(({ won }) => won.dice),
    stack: waiting,
    luck: luckOf1(luck),
  };
}

function legalMoves(old: State1, seat: number): Move1[] {
  const moves = toy.rules.legalMoves(up(old), seat);
  const others = moves.filter((move) => move.do !== 'draw');
  return (old.now.round === 1 && others.length > 0 ? others : moves).map((move) => ({ move }));
}

function parseOptions(raw: unknown): { seats: number } {
  try {
    return toy.parseOptions(raw);
  } catch {
    throw new BadInput1('seats', 'expected a number that was right then');
  }
}

const { id, name, rulesVersion, seats, options, formatOptions, contentHash, rules, secrets, notation } = toy;

export const firstToy: FrozenVersion = {
  ruleset: {
    id,
    name,
    rulesVersion,
    seats,
    options,
    parseOptions,
    formatOptions,
    contentHash,
    rules: {
      setup: (options, seed) => down(rules.setup(options, seed)),
      clone: (old: State1) => structuredClone(old),
      pending: (old: State1) => rules.pending(up(old)),
      legalMoves,
      play(old: State1, seat, { move }: Move1, emit) {
        const state = up(old);
        rules.play(state, seat, move, (happened) => emit?.({ happened }));
        Object.assign(old, down(state));
      },
      scores: (old: State1) => rules.scores(up(old)),
      outcome: (old: State1) => rules.outcome(up(old)),
    },
    secrets: {
      view: (old: State1, audience) => down(secrets.view(up(old), audience)),
      redact({ happened }: Event1, viewer) {
        const told = secrets.redact(happened, viewer);
        return told && { happened: told };
      },
      determinize: (old: State1, luck) => down(secrets.determinize(up(old), luckOf1(luck as unknown as Luck1))),
    },
    notation: {
      formatMove: (old: State1, { move }: Move1) => notation.formatMove(up(old), move),
      parseMove: (old: State1, seat, text) =>
        legalMoves(old, seat).find(
          ({ move }) => notation.formatMove(up(old), move) === text.trim().replace(/\s+/g, ' '),
        ),
      formatPosition: (old: State1) => notation.formatPosition(up(old)),
      parsePosition: (lines, options, seed) => down(notation.parsePosition(lines, options, seed)),
    },
  },
  luckOf: (seed) => luck1(luckOf(seed)),
  worldLuck: (seed) => luck1(worldLuck(seed)),
};

export const upcastFirst: Upcast<State, Move, Fact> = {
  state: (old) => ({ ...up(old as State1), luck: noLuck() }),
  move: (old) => (old as Move1).move,
  event: (old) => (old as Event1).happened,
};
