import type { Texts } from './types.ts';

export const en: Texts = {
  greeting: 'Pull up a chair.',
  lead: 'Three royal board games on one digital table.',
  language: 'Language',
  games: 'The games',
  players: 'Players',
  designer: 'Designer',
  ready: 'Rules complete',
  readyHow: 'Play it in the terminal:',
  readyNext: 'The table in the browser comes next.',
  notBuilt: 'Not built yet',
  notBuiltNote: 'There is nothing to play here so far.',
  independent:
    'Three Crowns is an independent implementation, neither made nor endorsed by the designers or publishers of these games. Their names only say which game is meant; drawings and texts are our own.',
  credits: 'Typefaces: Alegreya SC and Alegreya Sans (SIL Open Font License).',
  about: {
    'king-of-the-valley': {
      line: 'Ride out in a straight line and bring home the finest court in the land.',
      players: '2 to 4',
    },
    'kings-will': {
      line: 'The emperor is on his way, and only half of what pleases him is known.',
      players: '2 to 4',
    },
    valeria: {
      line: 'Roll, reap and recruit; then send your heroes where the torches end.',
      players: '1 to 5',
    },
  },
};
