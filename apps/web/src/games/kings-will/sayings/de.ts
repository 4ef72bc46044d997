import type { Key } from './en.ts';

export const de = {
  'coach.will':
    'Die Karte, die du auf den Plan legst, kennst du als einzige von Anfang an: Behalte die, der deine Pfalz gefallen kann.',
  'coach.lay':
    'Deine vier Landschaften liegen das ganze Spiel in einer Reihe: Bauern ziehen nur von einer zur nächsten.',
  'coach.home':
    'Nachwuchs gibt es nur bei einer Bauerschaft oder einem Dorf: Wähle eine Landschaft, die du füllen willst.',
  'coach.settle': 'Jeder Bauer bringt die Ware seiner Landschaft. Auf jede passen zwei.',
  'coach.stock': 'Sieh nach, was der König in dieser Runde von allen verlangt und was eine Bauerschaft kostet.',
  'coach.tile':
    'Du bekommst beide Aktionen des Plättchens, alle anderen eine davon. Ein Plättchen rechts vom König holt ihn näher.',
  'coach.act': 'Nutze erst die eine Aktion, dann die andere; was die erste bringt, kann die zweite schon bezahlen.',
  'coach.follow':
    'Jemand anderes hat dieses Plättchen genommen: Eine der beiden Aktionen gehört dir, oder du passt mit N.',
  'coach.intrigue': 'Von allen angeketteten Plättchen darfst du eine einzige Aktion nutzen, und niemand folgt.',
  'coach.walk': 'Klicke einen Bauern an, dann die Landschaft daneben; ein Ende der Reihe öffnet neues Land.',
  'coach.trade': 'Dein Kontor tauscht in derselben Aktion noch eine Ware.',
  'coach.look': 'Dein Skriptorium zeigt dir eine weitere Karte. Nur du siehst sie.',
  'coach.site':
    'Ein Ort braucht einen Bauern auf der Landschaft und einen freien Bauplatz; ein Gebäude steht unter jeder, die noch keines hat.',
  'coach.pay': 'Die markierte Zahlung lässt dein Lager am ausgeglichensten; jede andere ist auch erlaubt.',
  'coach.lose': 'Die Stimmung ist ganz unten: Wähle den Bauern, den du am ehesten entbehren kannst.',
  'coach.pledge':
    'Mit deiner Scheibe wertest du die Karte am Ende, und ihr Zorn droht allen. Zurücknehmen kannst du sie nie.',
  'coach.neutral':
    'Die neutrale Scheibe wertet für niemanden, weckt aber den Zorn der Karte und nimmt einen Platz weg.',
  'coach.levy': 'Die Pflichtabgabe zahlt man ganz, oder man behält alles und verliert einen Punkt und Stimmung.',
  'coach.offer': 'Je besser die Stimmung, desto mehr nimmt der König an. Jede Gabe einmal je Besuch.',

  'next.farmer': 'Wähle jetzt die Landschaft daneben oder ein Ende der Reihe.',
  'next.end': 'Welche neue Landschaft?',
  'next.walk': 'Welcher Bauer zieht, und wohin?',
  'next.swap': 'Welche Ware gibst du, und welche nimmst du?',
  'next.get': 'Welche Ware nimmst du dafür?',
  'next.sell': 'Welche Ware verkaufst du?',
  'next.birth': 'Auf welcher Landschaft?',
  'next.look': 'Welche Karte siehst du an?',
  'next.found': 'Welchen Ort gründest du?',
  'next.erect': 'Welches Gebäude errichtest du?',
  'next.exchange': 'Alles nehmen oder eine Ware als andere?',
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
  offer: 'Gabe {number}',
  pass: 'Passen',
  tie: 'Gleich viele Punkte: {names}. Unter ihnen liegt vorn, wer vom ersten Startspieler an später sitzt.',
} as const satisfies Record<Key, string>;
