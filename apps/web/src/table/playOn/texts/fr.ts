import type { Key } from './en.ts';

export const fr = {
  title: 'Rejouer à partir d’ici',
  text: 'Une nouvelle partie commence à cet instant ; l’ancienne reste telle quelle.',
  seen: 'Ce que {name} savait reste en place. Tout le reste est redistribué.',
  open: 'Ce que tout le monde voyait reste en place. Tout le reste est redistribué.',
  who: 'Qui joue {name}',
  start: 'Commencer la partie',
  cancel: 'Pas maintenant',
} as const satisfies Record<Key, string>;
