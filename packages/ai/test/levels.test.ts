/** What makes a level weaker: it looks at less, and never at what is hidden. */
import { luckOf } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Move, type Toy, toy } from '../../core/test/toy/index.ts';
import { glancePlayer } from '../src/glance.ts';
import { turnWith } from './spots.ts';

const wide = turnWith([3, 7, 11, 15]);

describe('a glance', () => {
  function looked(moves: number): { plays: number; choices: Set<number> } {
    let plays = 0;
    const choices = new Set<number>();
    const game: Toy = {
      ...toy,
      rules: {
        ...toy.rules,
        play(...args) {
          plays += 1;
          toy.rules.play(...args);
        },
      },
    };
    for (let i = 0; i < 40; i++) {
      const { move } = glancePlayer(game, 0, moves).choose(toy.secrets.view(wide.state, 0), luckOf(`glance ${i}`));
      choices.add(toy.instinct.moveKey(move as Move));
    }
    return { plays: plays / 40, choices };
  }

  it('looks at so many of the moves, now these and now those', () => {
    expect(looked(2).plays).toBe(2);
    // Four cards that do nothing, or one from the deck.
    expect(looked(9).plays).toBe(5);
    expect(looked(1).choices.size).toBe(5);
    const between = looked(1.5).plays;
    expect(between > 1 && between < 2).toBe(true);
  });

  it('takes the best of them', () => {
    const best = toy.rules
      .legalMoves(wide.state, 0)
      .filter(({ do: what }) => what === 'play')
      .map(toy.instinct.moveKey);
    for (const choice of looked(9).choices) expect(best).toContain(choice);
  });
});
