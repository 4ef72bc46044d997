/** What holds for every bot, whatever it thinks. */
import { cloneLuck, dealWorld, luckOf, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Move, type State, toy } from '../../core/test/toy/index.ts';
import { BOTS, type Bot } from '../src/index.ts';
import { type Spot, spots } from './spots.ts';

const SPOTS = spots();

function chosen(bot: Bot, { state, seat }: Spot, seed: string): string {
  const view = toy.secrets.view(state, seat);
  return toy.notation.formatMove(view, bot.choose(toy, view, seat, worldLuck(seed)) as Move);
}

const legal = ({ state, seat }: Spot): string[] =>
  toy.rules.legalMoves(state, seat).map((move) => toy.notation.formatMove(state, move));

it('looks at every kind of question', () => {
  const asks = SPOTS.flatMap(({ state }) => toy.rules.pending(state).map(({ ask }) => ask));
  expect([...new Set(asks)].sort()).toEqual(['gain', 'gift', 'keep', 'turn']);
});

it('calls every bot by its own name', () => {
  for (const [name, bot] of Object.entries(BOTS)) expect(bot.name).toBe(name);
});

describe.each(Object.entries(BOTS))('%s', (_name, bot) => {
  it('answers with a legal move', () => {
    for (const spot of SPOTS) expect(legal(spot)).toContain(chosen(bot, spot, 'legal'));
  });

  it('answers alike with the same luck, whatever it was asked before', () => {
    const once = SPOTS.map((spot, i) => chosen(bot, spot, `alike ${i}`));
    const again = SPOTS.map((spot, i) => chosen(bot, spot, `alike ${i}`)).reverse();
    const backwards = SPOTS.map((_, i) => SPOTS.length - 1 - i).map((i) => chosen(bot, SPOTS[i], `alike ${i}`));
    expect(again.reverse()).toEqual(once);
    expect(backwards.reverse()).toEqual(once);
  });

  it('leaves the view as it is, and draws from no luck but its own', () => {
    for (const { state, seat } of SPOTS) {
      const view = toy.secrets.view(state, seat);
      const before = JSON.stringify(view);
      bot.choose(toy, view, seat, luckOf('apart'));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('answers alike wherever its seat sees the same: it knows nothing that is hidden', () => {
    const luck = worldLuck('other worlds');
    let differed = 0;
    for (const spot of SPOTS) {
      const world: State = dealWorld(toy, toy.secrets.view(spot.state, spot.seat), luck);
      if (JSON.stringify(world.hands) !== JSON.stringify(spot.state.hands)) differed += 1;
      expect(chosen(bot, { ...spot, state: world }, 'same')).toBe(chosen(bot, spot, 'same'));
    }
    // Else equal worlds were compared.
    expect(differed).toBeGreaterThan(SPOTS.length / 2);
  });

  it('is given luck that it uses up alike', () => {
    const [one, other] = [luckOf('used'), luckOf('used')];
    for (const { state, seat } of SPOTS) {
      const view = toy.secrets.view(state, seat);
      bot.choose(toy, view, seat, one);
      bot.choose(toy, view, seat, other);
    }
    expect(cloneLuck(one)).toEqual(cloneLuck(other));
  });
});
