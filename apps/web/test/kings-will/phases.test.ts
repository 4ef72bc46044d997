import { LANGUAGES } from '@three-crowns/core';
import { kingsWill } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import { phases } from '../../src/games/kings-will/board/phases.ts';
import { playOut } from './games.ts';

/** By question: the step it belongs to, where it can only be one. */
const STEP: Readonly<Record<string, string>> = {
  will: 'wills',
  lay: 'arrange',
  stock: 'arrange',
  tile: 'act',
  act: 'act',
  intrigue: 'act',
  follow: 'follow',
  pledge: 'pledge',
  neutral: 'pledge',
  levy: 'levies',
  offer: 'levies',
};

test('the strip shows the step that is asked about, and every step has its name', () => {
  const seen = new Set<string>();
  const over = playOut(3, 'full', 3, (state) => {
    const { ask } = kingsWill.rules.pending(state)[0];
    const now = phases(state).filter((phase) => phase.state === 'now');
    expect(now).toHaveLength(1);
    if (STEP[ask] !== undefined) expect(now[0].key, ask).toBe(STEP[ask]);
    seen.add(now[0].key);
    for (const language of LANGUAGES) {
      for (const { name } of phases(state)) expect(kingsWill.words.texts[language][name.key]).toBeTruthy();
    }
    return undefined;
  });
  expect([...seen].sort()).toEqual(['act', 'arrange', 'follow', 'levies', 'pledge', 'wills']);
  expect(phases(over).every(({ state }) => state === 'done')).toBe(true);
});
