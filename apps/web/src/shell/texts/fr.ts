import type { Texts } from './types.ts';

export const fr: Texts = {
  greeting: 'Prenez place.',
  lead: 'Trois jeux de société royaux à une même table numérique.',
  language: 'Langue',
  games: 'Les jeux',
  players: 'Joueurs',
  designer: 'Auteur',
  ready: 'Règles complètes',
  readyHow: 'À jouer dans le terminal :',
  readyNext: 'La table dans le navigateur viendra ensuite.',
  notBuilt: 'Pas encore construit',
  notBuiltNote: 'Il n’y a encore rien à jouer ici.',
  independent:
    'Three Crowns est une réalisation indépendante, ni faite ni approuvée par les auteurs ou les éditeurs de ces jeux. Leurs noms disent seulement de quel jeu il s’agit ; les dessins et les textes sont les nôtres.',
  credits: 'Caractères : Alegreya SC et Alegreya Sans (SIL Open Font License).',
  about: {
    'king-of-the-valley': {
      line: 'Chevauchez en ligne droite et ramenez la plus belle cour du pays.',
      players: '2 à 4',
    },
    'kings-will': {
      line: 'L’empereur est en route, et l’on ne connaît que la moitié de ce qui lui plaît.',
      players: '2 à 4',
    },
    valeria: {
      line: 'Lancez, récoltez, recrutez ; puis envoyez vos héros là où s’éteignent les torches.',
      players: '1 à 5',
    },
  },
};
