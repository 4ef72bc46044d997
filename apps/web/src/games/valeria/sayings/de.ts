import type { Key } from './en.ts';

export const de = {
  'coach.duke': 'Dein Herzog wertet am Ende geheim: Behalte den, der wertet, was im Raster häufig ist.',
  'coach.roll': 'Jeder Würfel und ihre Summe aktivieren die Bürger dieser Zahlen: deine und die aller anderen.',
  'coach.dice': 'Ein Gebiet kann vor dem Ertrag einen Würfel drehen: Die Knöpfe zeigen, was jede Änderung brächte.',
  'coach.harvest': 'Nimm, was deine nächsten zwei Aktionen brauchen: Gold für Bürger und Gebiete, Stärke für Monster.',
  'coach.action':
    'Goldener Ring: kannst du bezahlen; gestrichelt: nur mit Magie. Am meisten bringen Bürger mit Zahlen, die dir fehlen.',
  'coach.token':
    'Ein Marker macht ein Monster für alle teurer oder zahlt Gold an den, der es erschlägt: Lege ihn, wo er dir nützt.',
  'coach.steal': 'Nimm dem etwas weg, der gleich kauft, was du willst; die Knöpfe zeigen alles, was du nehmen kannst.',
  'coach.choose': 'Die Belohnung bekommst du sofort: Nimm, was deine nächste Aktion bezahlt.',
  'coach.citizen':
    'Der Bürger kostet nichts und bringt seine Rolle mit: Nimm einen für ein Gebiet oder für eine fehlende Zahl.',
  'coach.slay': 'Dieses Monster kostet keine Aktion, nur seinen Preis.',
  'coach.return': 'Was du zurücklegst, zählt nicht mehr für deinen Herzog; die Punkte kommen sofort.',
  'coach.bargain': 'Übrige Magie ist am Ende wenig wert: Die Punkte sind sicher.',
  'coach.rob': 'Das Monster wird zufällig gezogen und bringt keine Belohnung: Wähle, wer die meisten erschlagen hat.',
  'coach.exhaust': 'Die Reihenfolge entscheidet, auf welchen Platz das nächste Ereignis kommt.',
  'coach.column': 'Wähle die Spalte, die am ehesten eine Karte entbehren kann.',
  'coach.capture': 'Was er nimmt, zählt am Ende für ihn: Gib her, was ihm am wenigsten nützt.',

  'next.pay': 'Wie bezahlst du?',
  'next.die': 'Mit welchem Gebiet, oder welchen Würfel?',
  'next.take': 'Von wem und was?',

  gold: 'Gold',
  strength: 'Stärke',
  magic: 'Magie',
  die: 'Würfel {number}',
  dice: 'Die Würfel',
  skip: 'Ablehnen',
  bank: 'Die Bank',
  tie: 'Gleich viele Punkte: {names}. Es gewinnt, wer weniger Bürger und Gebiete vor sich hat.',
} as const satisfies Record<Key, string>;
