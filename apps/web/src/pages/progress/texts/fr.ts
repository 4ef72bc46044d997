import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  lead: 'Les parties terminées de ce navigateur, avec une seule personne à la table. Elles restent ici.',
  reading: 'Lecture de la partie {done} sur {of}…',
  none: 'Aucune partie terminée pour l’instant.',
  noneNote: 'Jouez une partie jusqu’au bout : son bilan s’affichera ici.',
  won: '{games, plural, one {# partie} other {# parties}}, {won, plural, one {# gagnée} other {# gagnées}}.',
  rivals: 'Gagnées contre',
  alone: 'En solo',
  other: 'Autres',
  seats: 'Gagnées selon le nombre de joueurs',
  seatCount: '{seats, plural, one {# joueur} other {# joueurs}}',
  figure: '{won} sur {games}',
  points: 'Vos points, partie après partie',
  pointsPlot: 'Vos points, partie après partie : {points}.',
  pointsLegend: 'Trait : vous. Pointillés : le meilleur des autres. Un rond plein est une partie gagnée.',
  accuracy: 'Précision : {accuracy} en moyenne',
  sources: 'D’où viennent vos points, par partie',
};
