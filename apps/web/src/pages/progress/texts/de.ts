import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  lead: 'Beendete Partien dieses Browsers mit einer Person am Tisch. Sie bleiben hier.',
  reading: 'Partie {done} von {of} wird gelesen …',
  none: 'Noch keine beendete Partie.',
  noneNote: 'Spiel eine Partie zu Ende: Wie sie lief, steht dann hier.',
  won: '{games, plural, one {# Partie} other {# Partien}}, {won} gewonnen.',
  rivals: 'Gewonnen gegen',
  alone: 'Allein',
  other: 'Andere',
  seats: 'Gewonnen nach Zahl der Spieler',
  seatCount: '{seats, plural, one {# Spieler} other {# Spieler}}',
  figure: '{won} von {games}',
  points: 'Punkte, Partie für Partie',
  pointsPlot: 'Deine Punkte, Partie für Partie: {points}.',
  pointsLegend: 'Linie: du. Punkte: der Beste der anderen. Ein voller Kreis ist eine gewonnene Partie.',
  accuracy: 'Genauigkeit: im Schnitt {accuracy}',
  sources: 'Woher deine Punkte kommen, je Partie',
};
