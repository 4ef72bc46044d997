import type { Key } from './en.ts';

export const fr = {
  hints: 'Conseils',
  'hints.alone': 'À votre tour, le conseiller peut vous indiquer trois bons coups.',
  'hints.together':
    'Le conseiller indique trois bons coups à qui doit jouer. À plusieurs autour de la table, tout le monde doit être d’accord.',
  'hints.on': 'À la demande',
  'hints.agreed': 'À la demande, tous sont d’accord',
  'hints.off': 'Aucun à cette table',
} as const satisfies Record<Key, string>;
