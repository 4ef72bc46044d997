import type { Key } from './en.ts';

export const de = {
  'coach.place':
    'Hier beginnt dein König; er zieht wie die Dame im Schach: Aus der Mitte erreicht er die meisten Plättchen.',
  'coach.recruit':
    'Unten am Hügel ist es billiger, und jedes Gold zählt am Ende einen Punkt: Kaufe nur, was mehr einbringt.',
  'coach.summon':
    'Plättchen mit goldenem Ring kannst du jetzt nehmen. Zwei oder drei gleichnamige auf deinem Weg kommen zusammen mit, wenn du direkt hinter dem letzten anhältst.',
  'coach.kingdom':
    'Dafür werden fünf Untertanen umgedreht: Sie zählen am Ende weiter, aber kein Steuereintreiber sieht sie mehr.',
  'coach.replenish':
    'Die gewählte Spalte füllt die Lücken von ihrem Fuß aus: Achte darauf, was du den Nächsten überlässt.',
  'coach.jester':
    'Ein Hofnarr zählt bei Steuern und Königreich wie die Spalte, in der er steht, bringt selbst aber keine Punkte.',
  'coach.swap': 'Der Zauberer kostet nichts: Gib dein schwächstes Plättchen her und hol das beste vom Hügel.',
  'coach.tax': 'Jede Spalte zahlt nur einmal im ganzen Spiel; umgedrehte Untertanen zählen am Ende trotzdem.',

  'next.set': 'Nur dieses oder mehrere gleiche? Wähle ein weiteres Plättchen oder wo dein König anhält.',
  'next.give': 'Wähle jetzt, welchen Untertan deines Schlosses du dafür hergibst.',
  'next.fetch': 'Wähle jetzt, welchen Untertan du dafür vom Hügel holst.',
  'next.tax': 'Welche drehst du um?',
  'next.Q': 'Königin oder Hofnarr?',
  'next.D': 'Herzog oder Hofnarr?',
  'next.C': 'Gräfin oder Hofnarr?',
  'next.K': 'Welcher Ritter?',
  'next.FW': 'Welcher Bauer oder welche Bäuerin?',

  'piece.Q': 'Königin',
  'piece.D': 'Herzog',
  'piece.C': 'Gräfin',
  'piece.Kl': 'Löwenritter',
  'piece.Kf': 'Falkenritter',
  'piece.Ko': 'Eichenritter',
  'piece.Ks': 'Sonnenritter',
  'piece.F': 'Bauer',
  'piece.W': 'Bäuerin',
  'piece.J': 'Hofnarr',
  'piece.P': 'Mönch',
  'piece.Z': 'Zauberer',
  'piece.T': 'Steuereintreiber',
  'column.Q': 'Königinnen',
  'column.D': 'Herzoge',
  'column.C': 'Gräfinnen',
  'column.K': 'Ritter',
  'column.F': 'Bauern',
  'column.W': 'Bäuerinnen',
  kingdom: 'Königreichbonus',
  several: '{count} × {name}',
  land: 'Auf {place} anhalten',
  tie: 'Gleich viele Punkte: Der größere Einfluss entscheidet ({list}).',
} as const satisfies Record<Key, string>;
