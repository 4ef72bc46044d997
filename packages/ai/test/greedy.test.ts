import { luckIn, type Seat, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type State, type Toy, toy } from '../../core/test/toy/index.ts';
import { type Bot, greedyBot, makeGreedy } from '../src/index.ts';
import { type Spot, spots, turnWith } from './spots.ts';

interface Watched {
  readonly game: Toy;
  /** What was asked of the game. */
  readonly seen: { worlds: number; judged: number; plays: { seat: Seat; drawn: number }[] };
}

/** The toy with another instinct, and a note of what a bot asks of it. */
function watched(evaluate = toy.instinct.evaluate): Watched {
  const seen: Watched['seen'] = { worlds: 0, judged: 0, plays: [] };
  const game: Toy = {
    ...toy,
    secrets: {
      ...toy.secrets,
      determinize(view, luck) {
        seen.worlds += 1;
        const world = toy.secrets.determinize(view, luck);
        world.luck.at = 0;
        return world;
      },
    },
    rules: {
      ...toy.rules,
      play(state, seat, move, emit) {
        seen.plays.push({ seat, drawn: luckIn(state)?.at ?? 0 });
        toy.rules.play(state, seat, move, emit);
      },
    },
    instinct: {
      ...toy.instinct,
      evaluate(state, worth) {
        seen.judged += 1;
        evaluate(state, worth);
      },
    },
  };
  return { game, seen };
}

const think = (bot: Bot, game: Toy, { state, seat }: Spot): unknown =>
  bot.choose(game, toy.secrets.view(state, seat), seat, worldLuck('greedy'));

/** Inside the ability that gives two choices of crown or shield. */
const gaining = turnWith([3, 7], { stack: [{ effect: { kind: 'gain' }, seat: 0, source: 1, left: 2 }] });

const waiting = (kind: 'gain' | 'roll' | 'gift') => ({ effect: { kind }, seat: 0, source: 1, left: 1 });
/** Between a gift and a gain, both of seat 1, a die is thrown. */
const thrown = turnWith([3, 7], { stack: [waiting('gain'), waiting('roll'), waiting('gift')] });

describe('what the greedy bot thinks', () => {
  it('comes from the instinct of the game', () => {
    const likes = (what: 'crowns' | 'shields') => watched((state: State, worth) => worth.set(state[what])).game;
    expect(think(greedyBot, likes('crowns'), gaining)).toEqual({ do: 'take', what: 'crown' });
    expect(think(greedyBot, likes('shields'), gaining)).toEqual({ do: 'take', what: 'shield' });
  });

  it('goes on to the end of its turn: a card is played for what its ability will give', () => {
    // Card 3 does nothing, card 1 gains two crowns later in the same turn.
    const { game } = watched((state: State, worth) => worth.set(state.crowns));
    expect(think(greedyBot, game, turnWith([3, 1]))).toEqual({ do: 'play', card: 1 });
  });

  it('stops at a throw of luck and where somebody else is asked', () => {
    let plays = 0;
    for (const spot of [...spots(), thrown]) {
      const { game, seen } = watched();
      think(greedyBot, game, spot);
      for (const play of seen.plays) expect(play).toEqual({ seat: spot.seat, drawn: 0 });
      plays += seen.plays.length;
    }
    expect(plays).toBeGreaterThan(100);
  });
});

describe('the budget of the greedy bot', () => {
  it('is not touched where there is nothing to decide', () => {
    const { game, seen } = watched();
    const lonely = turnWith([3], { deck: [] });
    expect(think(greedyBot, game, lonely)).toEqual({ do: 'play', card: 3 });
    expect(seen).toEqual({ worlds: 0, judged: 0, plays: [] });
  });

  it('deals one world a decision', () => {
    const { game, seen } = watched();
    think(greedyBot, game, gaining);
    expect(seen.worlds).toBe(1);
  });

  it.each([1, 4, 16, 64])('of %i is never overdrawn', (budget) => {
    for (const spot of [...spots(), gaining, turnWith([1, 5, 9, 13]), turnWith([2, 6, 10, 3])]) {
      const { game, seen } = watched();
      think(makeGreedy(budget), game, spot);
      expect(seen.judged).toBeLessThanOrEqual(budget);
    }
  });

  it('makes a large one look further than a small one', () => {
    const judged = (budget: number) => {
      const { game, seen } = watched();
      think(makeGreedy(budget), game, turnWith([1, 5, 9, 13]));
      return seen.judged;
    };
    expect(judged(400)).toBeGreaterThan(judged(1));
  });
});
