import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  lead: '{date}. Chaque jour une donne par jeu, la même pour tous, contre le même adversaire : {level}. Sans conseils, et rien n’est redistribué. Les prochaines arrivent à {time}.',
  new: 'Pas encore jouée.',
  open: 'La partie est en cours.',
  play: 'Jouer la donne',
  won: 'Gagnée, {points} à {rival}.',
  lost: 'Perdue, {points} à {rival}.',
  victory: 'Gagnée',
  you: 'Vous',
  points: '{points} à {rival}',
  beaten:
    '{count, plural, =0 {Jusqu’ici, tous les niveaux ont fait mieux.} one {Aussi bien que # niveau sur {of}, ou mieux.} other {Aussi bien que # niveaux sur {of}, ou mieux.}}',
  compare: 'Faire jouer les niveaux',
  goOn: 'Continuer avec les niveaux',
  running: '{level} joue à votre place, coup {moves}.',
  stop: 'Arrêter',
  edition: 'Version des adversaires {edition}',
  earlier: 'Les jours précédents',
};
