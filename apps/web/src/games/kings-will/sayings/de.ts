import type { Key } from './en.ts';

export const de = {
  'coach.will': 'Diese Karte kennst du als einzige von Anfang an. Lege die aus, die du am ehesten erfüllen kannst.',
  'coach.lay':
    'Deine vier Landschaften liegen das ganze Spiel in einer Reihe: Bauern gehen nur von einer zur nächsten.',
  'coach.home':
    'Nachwuchs gibt es nur bei einer Bauerschaft oder einem Dorf: Wähle eine Landschaft, die du füllen willst.',
  'coach.settle': 'Jeder Bauer bringt den Rohstoff seiner Landschaft. Auf jede passen zwei.',
  'coach.stock': 'Sieh nach, was der König in dieser Runde von allen verlangt und was eine Bauerschaft kostet.',
  'coach.tile':
    'Du bekommst beide Aktionen des Plättchens, alle anderen eine davon. Ein Plättchen rechts vom König holt ihn näher.',
  'coach.act': 'Nutze erst die eine Aktion, dann die andere; was die erste bringt, kann die zweite schon bezahlen.',
  'coach.follow': 'Jemand anderes hat dieses Plättchen genommen: Eine der beiden Aktionen gehört dir, oder du passt.',
  'coach.intrigue': 'Von allen gesperrten Plättchen darfst du eine einzige Aktion nutzen, und niemand folgt.',
  'coach.walk': 'Wähle einen Bauern, dann die Landschaft daneben; am Ende der Reihe legst du eine neue an.',
  'coach.trade': 'Dein Kontor tauscht in derselben Aktion noch einen Rohstoff.',
  'coach.look': 'Dein Skriptorium zeigt dir eine weitere Karte. Nur du siehst sie.',
  'coach.site':
    'Ein Ort braucht einen Bauern auf der Landschaft und einen freien Bauplatz; ein Gebäude kommt unter eine Landschaft, unter der noch keines liegt.',
  'coach.pay': 'Die markierte Zahlung lässt dein Lager am ausgeglichensten; jede andere ist auch erlaubt.',
  'coach.lose': 'Die Stimmung ist ganz unten: Wähle den Bauern, den du am ehesten entbehren kannst.',
  'coach.pledge':
    'Mit deiner Scheibe wertest du die Karte am Ende, und ihr Zorn droht allen. Zurücknehmen kannst du sie nie.',
  'coach.neutral':
    'Die neutrale Scheibe wertet für niemanden, weckt aber den Zorn der Karte und nimmt einen Platz weg.',
  'coach.levy': 'Die Pflichtabgabe zahlt man ganz, oder man behält alles und verliert einen Punkt und Stimmung.',
  'coach.offer': 'Je besser die Stimmung, desto mehr freiwillige Abgaben nimmt der König an. Jede einmal je Besuch.',

  'next.farmer': 'Wähle jetzt die Landschaft daneben oder ein Ende der Reihe.',
  'next.end': 'Welche neue Landschaft?',
  'next.walk': 'Welcher Bauer geht, und wohin?',
  'next.swap': 'Welchen Rohstoff gibst du, und welchen nimmst du?',
  'next.get': 'Welchen Rohstoff nimmst du dafür?',
  'next.sell': 'Welchen Rohstoff verkaufst du?',
  'next.birth': 'Auf welcher Landschaft?',
  'next.look': 'Welche Karte siehst du an?',
  'next.found': 'Welchen Ort gründest du?',
  'next.erect': 'Welches Gebäude errichtest du?',
  'next.exchange': 'Alles so nehmen oder einen Rohstoff tauschen?',
  'next.settle': 'Wo steht der andere Bauer?',
  'next.from': 'Welchen Bauern gibst du?',

  land: '{land}, {number}',
  farmer: 'Bauer auf {land}',
  site: 'Bauplatz auf {land}',
  yard: 'Platz unter {land}',
  'end.left': 'Linkes Ende der Reihe',
  'end.right': 'Rechtes Ende der Reihe',
  slot: '{tile}, Feld {slot}',
  field: 'Karte {number}',
  hand: 'Karte {number} von zweien',
  'supply.good': '{good} aus dem Vorrat',
  levy: 'Pflichtabgabe',
  offer: 'Freiwillige Abgabe {number}',
  pass: 'Passen',
  tie: 'Gleich viele Punkte: {names}. Es gewinnt, wer in der Zugreihenfolge später dran war.',
} as const satisfies Record<Key, string>;
