/** Statistics of one's games. English: this file defines the keys. */
export const en = {
  lead: 'Finished games in this browser with one person at the table. They stay here.',
  reading: 'Reading game {done} of {of} …',
  none: 'No finished game yet.',
  noneNote: 'Play a game to its end: how it went shows up here.',
  won: '{games, plural, one {# game} other {# games}}, {won} won.',
  rivals: 'Won against',
  alone: 'Alone',
  other: 'Others',
  seats: 'Won by number of players',
  seatCount: '{seats, plural, one {# player} other {# players}}',
  figure: '{won} of {games}',
  points: 'Points, game by game',
  pointsPlot: 'Your points, game by game: {points}.',
  pointsLegend: 'Line: you. Dots: the best of the others. A full circle is a game you won.',
  accuracy: 'Accuracy: {accuracy} on average',
  sources: 'Where your points come from, per game',
} as const;

export type Key = keyof typeof en;
