/** Puzzles. English: this file defines the keys. */
export const en = {
  daily: 'Daily puzzle, {date}',
  none: 'There are no puzzles yet.',
  task: 'Find the best move.',
  moves: '{count, plural, one {One move to find.} other {# moves to find, one after the other.}}',
  'aim.gains': 'It brings you more in the end.',
  'aim.saves': 'It costs you less in the end.',
  'aim.denies': 'It leaves {rival} less.',
  'aim.ends': 'It brings the end nearer.',
  'aim.waits': 'It is a little better in every way.',
  finds:
    '{one, plural, =0 {Hardly anybody finds it.} =1 {Almost everybody finds it.} =2 {Every second player finds it.} other {One player in # finds it.}}',
  crowns: '{crowns, plural, one {# crown of 4} other {# crowns of 4}}',
  nudge: 'A nudge',
  show: 'Show me',
  wrong: 'Not this one.',
  'wrong.why':
    '{more, plural, one {Another move wins about one more game in a hundred.} other {Another move wins about # more games in a hundred.}}',
  again: 'Try again, it no longer counts.',
  right: 'Right!',
  left: '{left, plural, one {One more move.} other {# more moves.}}',
  weighing: 'Not the solution’s move. The coach is weighing it …',
  found: 'Found!',
  shown: 'The solution',
  chance: 'Wins {best} % of the time; the best other move, {next} %.',
  next: 'Next puzzle',
  streak: '{days, plural, =0 {Find the daily puzzle} one {One day} other {# days in a row}}',
  tomorrow: 'A new puzzle comes tomorrow',
  'day.found': 'Found',
  'day.missed': 'Missed',
  'day.none': 'Not played',
  today: 'Today',
  rating: 'Your rating',
  ratingPlot: 'Your rating over time, now {rating}.',
  count: '{found} of {tried}',
} as const;

export type Key = keyof typeof en;
