import { expect, test } from 'vitest';
import { type Key, texts } from '../../src/words/texts/index.ts';

const keys = Object.keys(texts.en) as Key[];

/** Words that are the same in two of the languages. */
const SAME: readonly Key[] = [
  'nav.rules',
  'speed.normal',
  'seat.bot',
  'page.table',
  'home.minutes',
  'about.iconsBy',
  'bot.page',
  'bot.baron',
  'noise.horn',
  'noise.page',
];

test.each(['de', 'fr'] as const)('%s is translated throughout', (language) => {
  const same = keys.filter((key) => texts[language][key] === texts.en[key] && !SAME.includes(key));
  expect(same).toEqual([]);
});
