/** Material und Quellen auf Deutsch. */
import type { ComponentsKey } from './en.ts';

export const de = {
  'sources.title': 'Gedruckt, erschlossen, rekonstruiert',
  'sources.1':
    '**Nicht alles hier ist gedruckt.** Die Spielregeln sagen, wie viele Plättchen es von jedem Charakter gibt und wie viele in jedem Stapel liegen. Sie sagen nicht, welches Plättchen in welchem Stapel liegt, was jeder Steuereintreiber zahlt und was zwei der sechs Reihen des Hügels kosten. Auch keine andere veröffentlichte Quelle tut das.',
  'sources.2':
    'Diese Werte stammen von uns, so gewählt, dass alle bekannten Summen stimmen. Jede Zahl auf dieser Seite trägt ein Zeichen, das sagt, wie sicher sie ist. Besitzt du die Schachtel, kannst du mit den gedruckten Werten spielen: siehe letzter Abschnitt.',
  'sources.marks': 'Die Zeichen',
  'mark.RULEBOOK': 'Spielregel',
  'mark.CONFIRMED': 'Bestätigt',
  'mark.DEDUCED': 'Erschlossen',
  'mark.RECALLED': 'Aus dem Gedächtnis',
  'mark.RECONSTRUCTED': 'Rekonstruiert',
  'mark.CUSTOM': 'Eigene',

  'tiles.title': 'Die {count} Charakterplättchen',
  'tiles.1':
    'Wie viele es von jedem Charakter gibt, ist gedruckt. Wie sie sich auf die Stapel verteilen, weiß man nur von Mönchen und Zauberern. Zwei Verteilungen sind eingebaut, beide passen zu allen Summen.',
  'tiles.2':
    '**{even}** ist voreingestellt: Fast jede Summe lässt sich durch drei teilen, und ein Besitzer berichtet, die Stapel sollten die Charaktere verteilen. **{ramped}** ist die schwächere Vermutung, zum Vergleich: Ein Beginn ohne Königin nähme dem Startspieler einen Vorteil.',
  'tiles.character': 'Charakter',
  'tiles.count': 'Gesamt',
  'tiles.stacks': 'in Stapel I, II, III',
  'tiles.mark': 'Verteilung',
  'tiles.sum': 'Plättchen im Stapel',

  'prices.title': 'Preise des Hügels',
  'prices.1':
    'Von unten nach oben. Zwei der sechs Preise stammen aus dem Gedächtnis: Zwischen {priceThree} und {priceTop} sind {priceFour} und {priceFive} die gleichmäßigsten Schritte, die passen.',
  'prices.row': 'Reihe',
  'prices.gold': 'Gold',
  'prices.mark': 'Zeichen',

  'collectors.title': 'Die {count} Steuereintreiber',
  'collectors.1':
    'Die Spielregeln sagen, dass sie nichts, drei, vier oder fünf gleiche verlangen, dass die ohne Voraussetzung 3 oder 4 Gold zahlen und die anderen 5 bis 10. Wer davon was zahlt und in welchem Stapel liegt, ist rekonstruiert: jeder Betrag einmal, mehr Gold für größere Forderungen.',
  'collectors.tile': 'Plättchen',
  'collectors.needs': 'Verlangt',
  'collectors.nothing': 'nichts',
  'collectors.alike': '{count} gleiche',
  'collectors.gold': 'Zahlt',
  'collectors.stack': 'Stapel',
  'collectors.mark': 'Zeichen',

  'values.title': 'Alles andere',
  'values.1': 'Das steht in den Spielregeln.',
  'values.valley': 'Felder im Tal',
  'values.hill': 'Felder auf dem Hügel',
  'values.startGold': 'Gold zu Beginn',
  'values.priestFee': 'Gold für einen Mönch',
  'values.kingdomGold': 'Gold für ein Königreich',
  'values.kingdomPoints': 'Punkte für einen Königreichmarker',
  'values.orderPoints': 'Punkte für 3, 4, 5 Ritter eines Ordens',
  'values.couplePoints': 'Punkte für ein Pärchen',
  'values.goldPoints': 'Punkte für ein Gold',
  'values.tokens': 'Königreichmarker, Steuermarker',
  'values.coins': 'Gold in der Schachtel',
  'values.orders':
    'Dass es vier Orden mit je fünf Rittern gibt, ist gedruckt. Ihre Namen, Farben und Zeichen hier sind von uns: Löwe, Falke, Eiche und Sonne.',

  'custom.title': 'Deine eigene Schachtel',
  'custom.1':
    'Tipp ein, was auf deinen Plättchen steht, oder probier andere Zahlen aus: Eine Tabelle ist eine kleine Textdatei mit allen Zahlen des Spiels. Lade die Vorlage herunter, ändere sie in einem Texteditor und wähle sie beim Vorbereiten einer Partie unter „{option}: {custom}“.',
  'custom.2':
    'Die Tabelle wird beim Einlesen geprüft. Jeder Charakter muss seine Summe behalten und jeder Stapel seine Größe; geht etwas nicht auf, erfährst du die Zeile und was erwartet war. Die Tabelle reist mit der Partie, ein Spielstand läuft also immer mit seinen eigenen Zahlen weiter.',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
