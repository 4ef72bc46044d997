import { LANGUAGES } from '@three-crowns/core';
import { kingsWill } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import type { View } from '../../src/games/kings-will/pieces/view.ts';
import { sayings } from '../../src/games/kings-will/sayings/index.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { playOut } from './games.ts';

/** The view as far as sayings read it. */
const viewOf = (part: Partial<View>): View => part as View;

test('everything a move names has a name, and every question its sentence, in every language', () => {
  const asks = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    playOut(2 + (seed % 3), 'full', seed, (state, seat) => {
      const choices = choicesOf(kingsWill, kingsWill.secrets.view(state, seat), seat);
      const asked = kingsWill.rules.pending(state).find((decision) => decision.seat === seat);
      const view = viewOf({ game: kingsWill, state, own: seat, choices, picked: [], asked });
      if (asked === undefined || asks.has(asked.ask)) return undefined;
      asks.add(asked.ask);
      for (const language of LANGUAGES) {
        const said = sayings(view, language);
        expect(said.coach).toBeTruthy();
        for (const target of choices.flatMap(({ targets }) => targets)) expect(said.nameOf(target)).toBeTruthy();
      }
      return undefined;
    });
  }
  expect(asks.size).toBeGreaterThan(14);
});
