import type { Key } from './en.ts';

export const de = {
  'goal.title': 'Wer dem König gefällt, gewinnt',
  'goal.text': 'Die meisten Punkte nach seinem letzten Besuch: Forme dein Land nach seinem Wunsch.',
  'worth.visits': 'Freiwillige Abgaben',
  'worth.wills': 'Erfüllte Willenskarten',
  'worth.buildings': 'Passende Gebäude',
  'when.visit': 'je Besuch',
  'when.end': 'am Ende',
} satisfies Readonly<Record<Key, string>>;
