import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  lead: '{date}. Chaque jour une donne par jeu, la même pour tous, contre le même adversaire : {level}. Sans conseils, et rien n’est redistribué. Les prochaines arrivent à {time}.',
  new: 'Pas encore jouée.',
  open: 'Vous êtes au beau milieu.',
  play: 'Jouer la donne',
  won: 'Gagnée, {points} à {rival}.',
  lost: 'Perdue, {points} à {rival}.',
  victory: 'Gagnée',
  you: 'Vous',
  points: '{points} à {rival}',
  beaten: 'Aussi bien que {count} niveaux sur {of}, ou mieux.',
  compare: 'Faire jouer les niveaux',
  goOn: 'Continuer avec les niveaux',
  running: '{level} joue à votre place, coup {moves}.',
  stop: 'Arrêter',
  edition: 'Marque des adversaires {edition}',
  earlier: 'Les jours précédents',
};
