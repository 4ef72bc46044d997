/** What the panel of a hint says. English defines the keys. */
export const en = {
  title: '{count, plural, one {One good move} =2 {Two good moves} other {Three good moves}}',
  hide: 'Hide',
  thinking: 'The coach looks ahead …',
  stop: 'Stop',
  failed: 'The coach cannot look ahead: {reason}',
  nothing: 'There is nothing to choose here.',
  chance: '{percent} %',
  'chance.aloud': '{percent} % to win',
  points: '{points, plural, one {# point} other {# points}}',
  rest: 'Then: {moves}.',
  alone: 'No other move brings more.',
  forced: 'It is the only move.',
  best: 'your best move',
  good: 'good too',
  reach: 'your reach',
  'reach.of': '{name}’s reach',
  before: 'your chance before the move, {percent} %.',
  expected: 'Points are what you may expect at the end.',
  honest: 'Nothing hidden was looked at.',
  count: '{count, plural, one {First hint of this game.} other {Hint number # of this game.}}',
  line: 'Good move {number}',
} as const;

export type Key = keyof typeof en;
