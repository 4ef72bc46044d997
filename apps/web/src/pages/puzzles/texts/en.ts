/** Puzzles. English: this file defines the keys. */
export const en = {
  daily: 'Daily puzzle, {date}',
  none: 'There are no puzzles yet.',
  'task.gains': 'Find the move that brings most.',
  'task.saves': 'Find the move that loses least.',
  'task.denies': 'Find the move that stops {rival}.',
  'task.ends': 'Find the way to the end.',
  'task.waits': 'Find the best move.',
  finds:
    '{one, plural, =0 {Hardly anybody finds it.} =1 {Almost everybody finds it.} =2 {Every second one finds it.} other {One in # finds it.}}',
  crowns: '{crowns, plural, one {# crown of 4} other {# crowns of 4}}',
  nudge: 'A nudge',
  show: 'Show me',
  wrong: 'Not this one.',
  'wrong.why': 'Another move wins about {more} games in a hundred more. Try again, it no longer counts.',
  found: 'Found!',
  shown: 'The solution',
  chance: 'Wins {best} % of the time; the next best move {next} %.',
  playOn: 'Play on from here',
  next: 'Next puzzle',
  streak: '{days, plural, =0 {Find the daily puzzle} one {One day} other {# days in a row}}',
  'day.found': 'Found',
  'day.missed': 'Missed',
  'day.none': 'Not played',
  today: 'Today',
  rating: 'Your rating',
  ratingPlot: 'Your rating over time, now {rating}.',
  count: '{found} of {tried}',
} as const;

export type Key = keyof typeof en;
