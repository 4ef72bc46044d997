import type { CoachKey } from './en.ts';

export const de = {
  any: 'Zeige auf etwas mit goldenem Ring, um zu sehen, was es bewirkt; ein Klick spielt es.',
  'king-of-the-valley.place':
    'Hier beginnt dein König; er zieht wie die Dame im Schach: Aus der Mitte erreicht er die meisten Plättchen.',
  'king-of-the-valley.recruit':
    'Unten am Hügel ist es billiger, und jedes Gold zählt am Ende einen Punkt: Kaufe nur, was mehr einbringt.',
  'king-of-the-valley.summon':
    'Plättchen mit goldenem Ring kannst du jetzt nehmen; zwei oder drei gleiche auf dem Weg nimmst du zusammen, wenn du direkt dahinter anhältst.',
  'king-of-the-valley.kingdom':
    'Dafür werden fünf Untertanen umgedreht: Sie zählen am Ende weiter, aber kein Steuereintreiber sieht sie mehr.',
  'king-of-the-valley.replenish':
    'Die gewählte Seite füllt die Lücken von ihrem Fuß aus: Achte darauf, was du den Nächsten überlässt.',
  'king-of-the-valley.jester':
    'Ein Narr zählt bei Steuern und Königreich wie die Spalte, in der er steht, bringt selbst aber keine Punkte.',
  'king-of-the-valley.swap':
    'Der Zauberer kostet nichts: Gib dein schwächstes Plättchen her und hol das beste vom Hügel.',
  'king-of-the-valley.tax':
    'Jede Spalte zahlt nur einmal im ganzen Spiel; umgedrehte Untertanen zählen am Ende trotzdem.',
} as const satisfies Record<CoachKey, string>;
