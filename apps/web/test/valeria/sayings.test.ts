import { LANGUAGES } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { sayings } from '../../src/games/valeria/sayings/index.ts';
import { newGame, playTo, viewOf } from './scene.ts';

test.each(LANGUAGES)('every thing that a choice names has a name in %s', (language) => {
  for (const ask of ['duke', 'roll', 'action', 'choose']) {
    const state = playTo(newGame({ seats: 3 }), ask);
    if (state === undefined) continue;
    const view = viewOf(state);
    const words = sayings(view, language);
    expect(words.coach).toMatch(/\S/);
    for (const target of new Set(view.choices.flatMap(({ targets }) => targets))) {
      expect(words.nameOf(target), target).toMatch(/\S/);
    }
  }
});
