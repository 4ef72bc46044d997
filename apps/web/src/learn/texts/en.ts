/** The frame of the pages about a game. English defines the keys. */
export const en = {
  loading: 'Opening the book …',
  noBook: 'There is no page about this game yet.',
  home: 'To the games',
  contents: 'Contents',
  play: 'Set up a game',
  print: 'Print',
  download: 'Download the template',
  designer: 'Designer',
  publisher: 'Publisher',
  year: 'Year',
  players: 'Players',
  playersRange: '{min} to {max}',
  independent:
    'Three Crowns is an independent implementation. The name only says which game this is; every sentence and every drawing here is ours. If you like the game, buy the box.',
  finePoints: 'Fine points',
  'lesson.open': 'Try it',
  'lesson.again': 'Once more',
  'lesson.close': 'Put it away',
  'chapter.play': 'How to play',
  'chapter.components': 'Components and sources',
  'chapter.rulings': 'Rulings',
} as const satisfies Readonly<Record<string, string>>;

export type LearnKey = keyof typeof en;
