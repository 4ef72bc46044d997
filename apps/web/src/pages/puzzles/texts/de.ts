import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  daily: 'Rätsel des Tages, {date}',
  none: 'Noch gibt es keine Rätsel.',
  'task.gains': 'Finde den Zug, der am meisten bringt.',
  'task.saves': 'Finde den Zug, der am wenigsten kostet.',
  'task.denies': 'Finde den Zug, der {rival} aufhält.',
  'task.ends': 'Finde den Weg zum Ende.',
  'task.waits': 'Finde den besten Zug.',
  finds:
    '{one, plural, =0 {Kaum jemand findet ihn.} =1 {Fast alle finden ihn.} =2 {Jeder Zweite findet ihn.} other {Einer von # findet ihn.}}',
  crowns: '{crowns, plural, one {# Krone von 4} other {# Kronen von 4}}',
  nudge: 'Ein Wink',
  show: 'Zeig es mir',
  wrong: 'Der nicht.',
  'wrong.why':
    'Ein anderer Zug gewinnt von hundert Partien etwa {more} mehr. Versuch es noch einmal, es zählt nicht mehr.',
  found: 'Gefunden!',
  shown: 'Die Lösung',
  chance: 'Gewinnt in {best} % der Fälle, der nächstbeste Zug in {next} %.',
  playOn: 'Von hier weiterspielen',
  next: 'Nächstes Rätsel',
  streak: '{days, plural, =0 {Finde das Rätsel des Tages} one {Ein Tag} other {# Tage in Folge}}',
  'day.found': 'Gefunden',
  'day.missed': 'Verfehlt',
  'day.none': 'Nicht gespielt',
  today: 'Heute',
  rating: 'Deine Wertung',
  ratingPlot: 'Deine Wertung im Lauf der Zeit, jetzt {rating}.',
  count: '{found} von {tried}',
};
