import { valeria as game } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { fit, SCHEMES, schemeOf, toggled, withScheme } from '../../src/games/valeria/newGame/fit.ts';
import { newDraft } from '../../src/newGame/draft.ts';

const usual = newDraft(game, 'bot').options;

test.each(SCHEMES)('set-up %s is legal for every number of seats, and is recognised again', (scheme) => {
  for (let seats = 1; seats <= 5; seats++) {
    for (const mixed of ['off', 'on']) {
      const options = fit(withScheme({ ...usual, mixed }, scheme), seats);
      expect(() => game.parseOptions({ seats, ...options })).not.toThrow();
      expect(schemeOf(options)).toBe(scheme);
      expect(fit(options, seats)).toEqual(options);
    }
  }
});

test('a level is for the game alone', () => {
  expect(fit({ ...usual, level: 'hardest' }, 1).level).toBe('hardest');
  expect(fit({ ...usual, level: 'hardest' }, 2).level).toBe('normal');
});

test('one of a number takes the place of the other, twice the same leaves it to chance', () => {
  expect(toggled(['cleric'], 'monk', ['cleric', 'monk'])).toEqual(['monk']);
  expect(toggled(['cleric'], 'cleric', ['cleric', 'monk'])).toEqual([]);
});
