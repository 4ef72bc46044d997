import type { Texts } from './types.ts';

export const de: Texts = {
  greeting: 'Nehmt Platz.',
  lead: 'Drei königliche Brettspiele an einem digitalen Tisch.',
  language: 'Sprache',
  games: 'Die Spiele',
  players: 'Spieler',
  designer: 'Autor',
  ready: 'Regeln vollständig',
  readyHow: 'Im Terminal spielen:',
  readyNext: 'Als Nächstes kommt der Tisch im Browser.',
  notBuilt: 'Noch nicht gebaut',
  notBuiltNote: 'Hier gibt es bisher nichts zu spielen.',
  independent:
    'Three Crowns ist eine unabhängige Umsetzung, von den Autoren und Verlagen dieser Spiele weder gemacht noch gebilligt. Die Namen sagen nur, welches Spiel gemeint ist; Zeichnungen und Texte sind unsere eigenen.',
  credits: 'Schriften: Alegreya SC und Alegreya Sans (SIL Open Font License).',
  about: {
    'king-of-the-valley': {
      line: 'Reite in gerader Linie aus und bring den prächtigsten Hofstaat des Landes heim.',
      players: '2 bis 4',
    },
    'kings-will': {
      line: 'Der Kaiser ist unterwegs, und nur die Hälfte dessen, was ihm gefällt, ist bekannt.',
      players: '2 bis 4',
    },
    valeria: {
      line: 'Würfle, ernte, wirb an; dann schick deine Helden dorthin, wo die Fackeln enden.',
      players: '1 bis 5',
    },
  },
};
