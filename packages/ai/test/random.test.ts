import { luckOf } from '@three-crowns/core';
import { expect, it } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import { randomBot } from '../src/index.ts';
import { turnWith } from './spots.ts';

it('plays every legal move as often', () => {
  const { state, seat } = turnWith([3, 7, 11]);
  const view = toy.secrets.view(state, seat);
  const luck = luckOf('often');
  const counts = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const text = JSON.stringify(randomBot.choose(toy, view, seat, luck));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(counts.size).toBe(4);
  // Chi-squared with 3 degrees of freedom; 0.001 of honest bots would exceed it.
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(16.27);
});
