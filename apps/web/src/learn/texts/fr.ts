/** Le cadre des pages sur un jeu, en français. */
import type { LearnKey } from './en.ts';

export const fr = {
  loading: 'Le livre s’ouvre…',
  noBook: 'Il n’y a pas encore de page sur ce jeu.',
  home: 'Vers les jeux',
  contents: 'Sommaire',
  play: 'Préparer une partie',
  print: 'Imprimer',
  download: 'Télécharger le modèle',
  designer: 'Auteur',
  publisher: 'Éditeur',
  year: 'Année',
  players: 'Joueurs',
  playersRange: '{min} à {max}',
  independent:
    'Three Crowns est une adaptation indépendante. Le nom dit seulement de quel jeu il s’agit ; chaque phrase et chaque dessin sont de nous. Si le jeu vous plaît, achetez la boîte.',
  finePoints: 'Subtilités',
  'lesson.open': 'Essayer',
  'lesson.again': 'Recommencer',
  'lesson.close': 'Ranger',
  'chapter.play': 'Comment jouer',
  'chapter.components': 'Matériel et sources',
  'chapter.rulings': 'Points de règle',
} as const satisfies Readonly<Record<LearnKey, string>>;
