/** Plans of a turn, against all lines that there are. */
import { luckIn, type Seat } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Move, type State, toy } from '../../core/test/toy/index.ts';
import { makeValue } from '../src/judgement.ts';
import { makePlanner } from '../src/planner.ts';
import { type Spot, spots, turnWith } from './spots.ts';

const { rules } = toy;
const value = makeValue(toy, 'hand', 3);
const MANY = 100_000;
/** A card that gains twice, one that gives, one that throws a die. */
const SPOTS: readonly Spot[] = [...spots(), turnWith([1, 5, 9, 13]), turnWith([2, 6, 4, 1])];

/** Every line to the end of the turn, one after the other, and what its end is worth. */
function lines(state: State, seat: Seat, moves: readonly Move[] = []): { moves: readonly Move[]; rank: number }[] {
  return rules.legalMoves(state, seat).flatMap((move) => {
    const next = rules.clone(state);
    rules.play(next, seat, move);
    const asked = rules.pending(next);
    const goesOn = luckIn(next)?.at === luckIn(state)?.at && asked.some((decision) => decision.seat === seat);
    const line = [...moves, move];
    return goesOn ? lines(next, seat, line) : [{ moves: line, rank: value.rank(next, seat, asked.length === 0) }];
  });
}

describe('plans', () => {
  it('find the best line of all, and play to the end they say', () => {
    for (const { state, seat } of SPOTS) {
      const [plan] = makePlanner(toy, value).plans(state, seat, MANY, 1);
      expect(plan.isWhole).toBe(true);
      expect(plan.rank).toBe(Math.max(...lines(state, seat).map(({ rank }) => rank)));
      const played = rules.clone(state);
      for (const move of plan.moves as readonly Move[]) rules.play(played, seat, move);
      expect(plan.end).toEqual(played);
    }
  });

  it('are the best first, and no two of them end alike', () => {
    for (const { state, seat } of SPOTS) {
      const plans = makePlanner(toy, value).plans(state, seat, MANY, 8);
      const ranks = plans.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.slice().sort((a, b) => b - a));
      const ends = plans.map(({ end }) => toy.instinct.stateKey(end as State));
      expect(new Set(ends).size).toBe(ends.length);
    }
  });

  it('are tried with what each move would show hidden before', () => {
    const { state, seat } = turnWith([3, 7, 11]);
    const hidden: Move[] = [];
    const hiding = {
      ...toy,
      instinct: {
        ...toy.instinct,
        hide(world: State, _seat: Seat, move: Move) {
          hidden.push(move);
          world.box = [];
        },
      },
    };
    const [plan] = makePlanner(hiding, value).plans(state, seat, MANY, 1);
    expect(hidden).toContainEqual(plan.moves[0]);
    expect((plan.end as State).box).toEqual([]);
    expect(state.box).not.toEqual([]);
  });

  it('leave the state as it is', () => {
    for (const { state, seat } of SPOTS) {
      const before = JSON.stringify(state);
      makePlanner(toy, value).plans(state, seat, 50, 4);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('look at one of the moves that are as good as each other', () => {
    const all = makePlanner(toy, value).plans(turnWith([3, 7, 11]).state, 0, MANY, 9);
    const folding = {
      ...toy,
      instinct: { ...toy.instinct, foldKey: (_: State, __: Seat, move: Move) => move.do.length },
    };
    const folded = makePlanner(folding, value).plans(turnWith([3, 7, 11]).state, 0, MANY, 9);
    // Three cards that do nothing, or a card from the deck; folded, one of them.
    expect(all.map(({ moves }) => moves.length)).toEqual([1, 1, 1, 1]);
    expect(folded).toHaveLength(1);
  });
});

describe('the budget of a plan', () => {
  function playsFor(spot: Spot, situations: number): number {
    let plays = 0;
    const counting = {
      ...toy,
      rules: {
        ...rules,
        play(...args: Parameters<typeof rules.play>) {
          plays += 1;
          rules.play(...args);
        },
      },
    };
    const plans = makePlanner(counting, value).plans(spot.state, spot.seat, situations, 3);
    expect(plans.length).toBeGreaterThan(0);
    return plays;
  }

  it.each([1, 2, 5, 20, 80])('of %i situations is kept, and always gives a plan', (situations) => {
    for (const spot of SPOTS) expect(playsFor(spot, situations)).toBeLessThanOrEqual(situations);
  });

  it('is used where there is enough to look at', () => {
    const wide = turnWith([1, 5, 9, 13]);
    expect(playsFor(wide, 20)).toBeGreaterThan(12);
    expect(playsFor(wide, 10)).toBeGreaterThan(6);
  });
});
