import type { Key } from './en.ts';

export const fr = {
  'goal.title': 'Qui plaît au roi l’emporte',
  'goal.text': 'Le plus de points après sa dernière visite : façonnez vos terres selon ses vœux.',
  'worth.visits': 'Redevances volontaires',
  'worth.wills': 'Volontés du roi remplies',
  'worth.buildings': 'Bâtiments assortis',
  'when.visit': 'à chaque visite',
  'when.end': 'à la fin',
} satisfies Readonly<Record<Key, string>>;
