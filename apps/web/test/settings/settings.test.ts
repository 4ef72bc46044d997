import { expect, test } from 'vitest';
import { motionTimes } from '../../src/design/motionTimes.ts';
import { pickLanguage, readSettings } from '../../src/settings/settings.ts';

const plain = {
  language: 'en',
  theme: 'auto',
  speed: 'normal',
  sound: false,
  confirm: false,
  known: [],
  name: '',
  firstGames: {},
};

test.each([
  [[], 'en'],
  [[undefined, 'de-AT', 'fr'], 'de'],
  [['fr', 'de'], 'fr'],
  [['nonsense', 'it', 'FR-ca'], 'fr'],
  [['it', 'nl'], 'en'],
  [[''], 'en'],
])('the wishes %j give %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});

test.each([
  null,
  '',
  'nonsense',
  '[]',
  'null',
  '7',
  '{"theme":"pink","speed":3,"known":"all","name":1,"sound":"yes","confirm":1,"firstGames":[{"table":"t"}]}',
])('what is stored as %j gives the defaults', (text) => {
  expect(readSettings(text, ['it', 'en'])).toEqual(plain);
});

test('what fits is taken', () => {
  const look = { language: 'fr', theme: 'dark', speed: 'off', sound: true, confirm: true } as const;
  const firstGames = { valeria: { table: 'abc', lessons: 'left' } };
  const chosen = { ...look, known: ['summon'], name: 'Mathilde', firstGames };
  expect(readSettings(JSON.stringify(chosen), ['de'])).toEqual(chosen);
  expect(readSettings(JSON.stringify({ ...chosen, language: 'xx' }), ['de']).language).toBe('de');
});

test('of the first games those that are whole are taken', () => {
  const firstGames = {
    a: { table: 't', lessons: 'on' },
    b: { table: 't', lessons: 'gone' },
    c: { lessons: 'on' },
    d: null,
  };
  expect(readSettings(JSON.stringify({ firstGames }), []).firstGames).toEqual({ a: firstGames.a });
});

test('motion follows the speed, and stops where the system asks for less', () => {
  expect(motionTimes('normal', false).ms(200)).toBe(200);
  expect(motionTimes('fast', false).seconds(200)).toBeCloseTo(0.12);
  expect(motionTimes('off', false)).toMatchObject({ isOff: true, factor: 0 });
  expect(motionTimes('slow', true)).toMatchObject({ isOff: true, factor: 0 });
});
