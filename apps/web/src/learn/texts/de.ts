/** Der Rahmen der Seiten über ein Spiel, auf Deutsch. */
import type { LearnKey } from './en.ts';

export const de = {
  loading: 'Das Buch wird aufgeschlagen …',
  noBook: 'Zu diesem Spiel gibt es noch keine Seite.',
  home: 'Zu den Spielen',
  contents: 'Inhalt',
  play: 'Partie vorbereiten',
  print: 'Drucken',
  download: 'Vorlage herunterladen',
  designer: 'Autor',
  publisher: 'Verlag',
  year: 'Jahr',
  players: 'Spieler',
  playersRange: '{min} bis {max}',
  independent:
    'Three Crowns ist eine unabhängige Umsetzung. Der Name sagt nur, um welches Spiel es geht; jeder Satz und jede Zeichnung hier stammt von uns. Gefällt dir das Spiel, kauf dir die Schachtel.',
  finePoints: 'Feinheiten',
  'lesson.open': 'Ausprobieren',
  'lesson.again': 'Noch einmal',
  'lesson.close': 'Wegräumen',
  'chapter.play': 'So wird gespielt',
  'chapter.components': 'Material und Quellen',
  'chapter.rulings': 'Regelentscheide',
} as const satisfies Readonly<Record<LearnKey, string>>;
