import type { Key } from './en.ts';

export const de = {
  title: '{count, plural, one {Ein guter Zug} =2 {Zwei gute Züge} other {Drei gute Züge}}',
  hide: 'Ausblenden',
  thinking: 'Der Berater denkt voraus …',
  stop: 'Anhalten',
  failed: 'Der Berater kann nicht vorausdenken: {reason}',
  nothing: 'Hier gibt es nichts zu wählen.',
  chance: '{percent} %',
  'chance.aloud': '{percent} % Siegchance',
  points: '{points, plural, one {# Punkt} other {# Punkte}}',
  rest: 'Dann: {moves}.',
  best: 'dein bester Zug',
  good: 'auch gut',
  reach: 'deine Reichweite',
  'reach.of': 'Reichweite: {name}',
  before: 'deine Chance vor dem Zug, {percent} %.',
  expected: 'Die Punkte sind das, was du am Ende erwarten darfst.',
  honest: 'Nichts Verdecktes wurde angesehen.',
  count: '{count, plural, one {Erster Tipp in dieser Partie.} other {#. Tipp in dieser Partie.}}',
  line: 'Guter Zug {number}',
} as const satisfies Record<Key, string>;
