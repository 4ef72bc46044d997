/** Material und Quellen auf Deutsch. */
import type { ComponentsKey } from './en.ts';

export const de = {
  'sources.title': 'Gedruckt und rekonstruiert',
  'sources.1':
    'Die Schachtel enthält {cards} Karten. Ihre Zahlen sind hier **die der gedruckten Karten**, soweit veröffentlichte Quellen sie zeigen und übereinstimmen. Ödland, Sumpf und Höhlen, die rechten Fähigkeiten der Bürger und die sechs Ereignisse beruhen nur auf einem einzigen Satz von Quellen.',
  'sources.2':
    '**Zweierlei ist von uns.** Die Wertung ohne Herzöge ist teils rekonstruiert, weil die Symbole dieses Absatzes in unserer Abschrift der Spielregel verloren sind [A36]; und manche deutschen sowie alle französischen Namen sind unsere Übersetzungen. Wortlaut und Zeichnung jeder Karte stammen von uns und entstehen aus ihrer Datenzeile.',
  'sources.marks': 'Die Zeichen',
  'mark.RULEBOOK': 'Spielregel',
  'mark.CONFIRMED': 'Bestätigt',
  'mark.RECONSTRUCTED': 'Rekonstruiert',
  'mark.CUSTOM': 'Eigene',

  'citizens.title': 'Bürger',
  'citizens.1':
    'Achtzehn Arten zu je {copies} Karten. Zwei Arten teilen sich eine Zahl, nur 5 und 6 haben eine; in jeder Partie ist eine der beiden im Spiel, mit vermischten Bürgern beide. Jeder Bürger kostet 1 Gold mehr für jede Karte seines Namens, die du hast.',
  'starters.title': 'Startkarten',
  'starters.1': 'Alle haben eine von jeder. Sie haben keine Rolle und werden nie gewonnen, verloren oder zurückgelegt.',
  'monsters.title': 'Monster',
  'monsters.1': 'Acht Landschaften, von denen fünf im Spiel sind. In jeder liegt das schwächste oben.',
  'domains.title': 'Gebiete',
  'domains.1':
    'Es gibt {domains} verschiedene Karten, von denen bei bis zu vier Spielern {inPlay} im Spiel sind. Die Rollen, die ein Gebiet verlangt, sind zugleich die Symbole, die es für Herzöge trägt.',
  'dukes.title': 'Herzöge',
  'dukes.1': 'Alle bekommen zwei und behalten einen. Übrige Ressourcen werden alle zusammen gezählt.',
  'events.title': 'Monster-Ereignisse',
  'events.1': 'Sie gehören zu keiner Landschaft und gelten sonst in allem als Monster.',
  'values.title': 'Alles andere',
  'values.1': 'Einzelne Zahlen und die Wertung ohne Herzöge.',
  'values.start': 'Ressourcen zu Beginn',
  'values.actions': 'Aktionen je Zug',
  'values.perPlayer': 'Erschöpft-Karten je Spieler; ebenso viele Plätze beenden das Spiel',
  'values.alone': 'Erschöpfte Plätze, die ein Solospiel beenden',
  'values.stacks': 'Monster, Bürger, Gebiete je Stapel (bis zu vier Spieler; fünf)',
  'values.noDuke': 'Ohne Herzöge',
  'custom.title': 'Deine eigene Schachtel',
  'custom.1':
    'Probier andere Zahlen oder Fähigkeiten aus: Eine Tabelle ist eine Textdatei mit jeder Karte als Zeile. Lade die gedruckte herunter, ändere sie in einem beliebigen Editor und wähle sie beim Vorbereiten einer Partie unter „{option}: {custom}“.',
  'custom.2':
    'Die Tabelle wird beim Einlesen geprüft; passt etwas nicht, erfährst du die Zeile und was erwartet war. Sie reist mit der Partie mit, sodass eine gespeicherte Partie immer mit ihren eigenen Zahlen weitergeht.',

  copies: '{count, plural, one {# Karte} other {# Karten}}{more, plural, =0 {} other {, zu fünft # mehr}}',
  'kind.now': 'Sofort',
  'kind.ongoing': 'Dauerhaft',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
