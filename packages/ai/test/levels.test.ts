/** What makes a level weaker: it looks at less and chooses among lines that are nearly the best; never what is hidden. */
import { type Levels, luckOf, type Skill, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Move, type Toy, toy } from '../../core/test/toy/index.ts';
import { BOTS, makePlanner, planPlayer } from '../src/index.ts';
import { makeValue } from '../src/judgement.ts';
import { LEVEL_NAMES } from '../src/names.ts';
import { turnWith } from './spots.ts';

const wide = turnWith([1, 3, 7, 11]);
const view = toy.secrets.view(wide.state, 0);
const TRIES = 60;

/** Which moves such a player chooses, by their keys. */
function chosenBy(skill: Skill): Set<number> {
  const choices = Array.from({ length: TRIES }, (_, i) => planPlayer(toy, 0, skill).choose(view, luckOf(`look ${i}`)));
  return new Set(choices.map(({ move }) => toy.instinct.moveKey(move as Move)));
}

/** By first move: the best that it leads to, in points behind the best of all. */
function behind(): Map<number, number> {
  const plans = makePlanner(toy, makeValue(toy, 'hand', 3)).plans(wide.state, 0, 400, 400);
  const best = new Map<number, number>();
  for (const { moves, rank } of plans) {
    const key = toy.instinct.moveKey(moves[0] as Move);
    if (!best.has(key)) best.set(key, plans[0].rank - rank);
  }
  return best;
}

describe('a plan with a margin', () => {
  it('takes any line that is nearly the best, and none that is not', () => {
    const points = behind();
    const worst = Math.max(...points.values());
    expect(worst).toBeGreaterThan(0);
    for (const margin of [0, worst / 2, worst]) {
      const near = [...points].filter(([, lost]) => lost <= margin).map(([key]) => key);
      expect([...chosenBy({ situations: 400, margin })].sort()).toEqual(near.sort());
    }
  });

  it('looks at few moves, now these and now those', () => {
    expect(chosenBy({ situations: 1, margin: 0 }).size).toBe(behind().size);
    expect(chosenBy({ situations: 1 }).size).toBe(1);
  });
});

describe('a level', () => {
  /** The page takes any line, or looks at one alone: told apart by the situations it looks at. */
  const levels: Levels = [
    [{ situations: 1, margin: 0 }, { situations: 400 }],
    [{ situations: 1 }],
    [{ situations: 1 }],
    [{ situations: 1 }],
    [{ situations: 1 }],
  ];

  it('has one of its skills through a game, drawn from the luck it sits down with', () => {
    const best = new Set([...behind()].filter(([, lost]) => lost === 0).map(([key]) => key));
    const game: Toy = { ...toy, instinct: { ...toy.instinct, levels } };
    const kinds = new Set<boolean>();
    for (let seed = 0; seed < 8; seed++) {
      const always = Array.from({ length: TRIES }, (_, i) => {
        const player = BOTS.page.sit(game, 0, worldLuck(`day ${seed}`));
        return best.has(toy.instinct.moveKey(player.choose(view, luckOf(`choice ${i}`)).move as Move));
      });
      kinds.add(always.every((isBest) => isBest));
    }
    expect(kinds).toEqual(new Set([true, false]));
  });

  it('is there for a game that says nothing of levels', () => {
    for (const name of LEVEL_NAMES) {
      const { move } = BOTS[name].sit(toy, 0, worldLuck('any')).choose(view, worldLuck(name));
      expect(toy.rules.legalMoves(wide.state, 0)).toContainEqual(move);
    }
  });
});
