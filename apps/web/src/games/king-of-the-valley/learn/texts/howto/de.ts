/** Spielanleitung auf Deutsch. */
import type { HowToKey } from './en.ts';

export const de = {
  'goal.title': 'Das Ziel',
  'goal.1':
    'Du bist einer von zwei bis vier Königen, die alle dasselbe Tal wollen. Wer den besten Hofstaat versammelt, gewinnt: Am Ende bringt jeder Untertan in deinem Schloss seinen **Einfluss**, und wer klug sammelt, bekommt Boni dazu.',
  'goal.2':
    'Vollständige Königreiche, Ritter eines Ordens, verheiratete Bauern und einfach Gold: Alles wird zu Punkten. Gekämpft wird nicht. Ihr lauft um die Wette, wer im richtigen Moment beim richtigen Plättchen steht.',
  'goal.caption': 'Das zählt am Ende.',

  'setup.title': 'Aufbau',
  'setup.1':
    'Alle 90 Plättchen werden nach der Zahl auf ihrer Rückseite in drei Stapel sortiert. Stapel I kommt zuerst: 25 Plättchen bilden das **Tal**, fünf mal fünf, die letzten vier machen den Anfang auf dem Hügel.',
  'setup.2':
    'Der **Hügel** hat zwei Spalten mit sechs Reihen und Preisen von {priceFoot} Gold unten bis {priceTop} ganz oben. Aufgefüllt wird er mit Plättchen von Stapel II. Der Rest von Stapel II und Stapel III warten verdeckt daneben.',
  'setup.3':
    'Alle haben ein Schloss mit sechs Spalten und {startGold} Gold. Dann stellt reihum jeder seinen König auf ein Plättchen im Tal, auf dem noch keiner steht. [S1]',
  'setup.caption':
    'Der rote König steht auf der Königin, Blau hat die Ecke gewählt. Ein Plättchen unter einem König nimmt niemand.',

  'turn.title': 'Dein Zug',
  'turn.1':
    'Ein Zug hat vier Phasen, immer in derselben Reihenfolge. Die zweite und die vierte sind Pflicht; die erste und die dritte sind Angebote, auf die du verzichten kannst.',
  'turn.recruit': 'Rekrutieren',
  'turn.recruit.about': 'Kauf einen Untertan vom Hügel. Ab Runde 2 und nur, wenn du magst.',
  'turn.summon': 'Nehmen',
  'turn.summon.about': 'Zieh deinen König und nimm ein Plättchen oder zwei bis drei gleiche.',
  'turn.kingdom': 'Königreichbonus',
  'turn.kingdom.about': 'Dreh fünf verschiedene Untertanen für Gold und Punkte um, wenn du magst.',
  'turn.replenish': 'Auffüllen',
  'turn.replenish.about': 'Wähle die Spalte des Hügels, die die Lücken füllt.',
  'turn.caption': 'Die Leiste oben am Tisch zeigt, wo du gerade bist.',

  'recruit.title': 'Vom Hügel rekrutieren',
  'recruit.1':
    'Ab der zweiten Runde darfst du **einen Untertan pro Zug** kaufen. Er kostet, was seine Reihe kostet, und kommt in dein Schloss. Alles darüber rutscht eine Reihe herunter: Was du heute liegen lässt, ist morgen billiger, allerdings für alle.',
  'recruit.2':
    'Plättchen mit grauem Rahmen sind **Spezialisten**. Kaufen kannst du sie nicht, sie müssen erst ins Tal herunterkommen. [R3]',
  'recruit.caption':
    'Der Herzog in Reihe 4 kostet {priceFour} Gold. Was darüber liegt, rutscht nach; die Lücke oben wartet auf Phase 4.',

  'move.title': 'Ziehen und ein Plättchen nehmen',
  'move.1':
    'Dein König zieht wie die Dame im Schach: in einer geraden Linie, waagerecht, senkrecht oder schräg, so weit du willst. Dann nimmst du **das Plättchen, auf dem er stehen bleibt**, in dein Schloss. Aussetzen geht nicht.',
  'move.2':
    'Andere Könige versperren dir nicht den Weg, du ziehst einfach vorbei. Aber ein Plättchen unter einem anderen König nimmt niemand, und das unter deinem eigenen bekommst du auch nicht. [M5] [M6]',
  'move.3':
    'Ein Untertan kommt aufgedeckt in die Spalte mit seinem Bild. Ein Spezialist tut sofort seine Arbeit und verlässt das Spiel. Nehmen darfst du ihn nur, wenn du ihm geben kannst, was er verlangt.',
  'move.caption':
    'Rot zieht über die Gräfin und bleibt auf der Bäuerin stehen. Die Bäuerin gehört ihm, die Gräfin bleibt liegen.',
  'move.try': 'Probier es aus: Du bist Rot. Wohin kann dein König?',

  'sets.title': 'Zwei oder drei gleiche',
  'sets.1':
    'Statt des Plättchens, auf dem er stehen bleibt, darf dein König **zwei oder drei Plättchen desselben Charakters mitnehmen, über die er gezogen ist**, alle auf dieser einen Linie. Der Preis dafür: Er muss direkt hinter dem letzten stehen bleiben und bekommt das Plättchen dort nicht.',
  'sets.2':
    'Dazwischen dürfen andere Plättchen liegen. Ritter sind gleich, egal aus welchem Orden; Bauer und Bäuerin sind es nicht. Mönche gehören nie dazu. [X5] [X10] [X11]',
  'sets.caption': 'Drei Bauern auf einer Diagonale: Rot nimmt alle und bleibt hinter dem dritten stehen.',
  'sets.caption.two':
    'Zwei Ritter, dazwischen ein Hofnarr. Der König bleibt hinter dem zweiten stehen und lässt den Narren liegen.',
  'sets.fine.1':
    'Wo du stehen bleibst, entscheidet. Hinter dem zweiten nimmst du zwei, hinter dem dritten alle drei, nicht nur eine Auswahl. [X6] [X7]',
  'sets.fine.2':
    'Eine Gruppe endet direkt vor deinem Endpunkt. Liegt das letzte Plättchen am Rand, auf den du zuziehst, ist dahinter kein Platz, und es kann nicht mit. [X3]',
  'sets.fine.3':
    'Plättchen unter anderen Königen bleiben liegen. Zwei müssen frei sein, und das letzte der Gruppe gehört dazu. [X8]',
  'sets.fine.4':
    'Wo du stehen bleibst, darf alles Mögliche sein: ein anderer König, ein Spezialist, den du nicht brauchen kannst, noch einmal derselbe Charakter oder gar nichts. [X9]',
  'sets.caption.occupied': 'Blau steht auf dem mittleren Bauern. Die beiden anderen nimmt Rot trotzdem.',
  'sets.try': 'Probier es aus: Finde alle Gruppen von der Ecke aus.',

  'priest.title': 'Der Mönch',
  'priest.1':
    'Bleib auf einem Mönch stehen und zahle ihm {priestFee} Gold, dann **zieht dein König in beliebiger Richtung weiter**, als begänne der Zug auf seinem Feld. Der Mönch verlässt das Spiel. Plättchen bringt nur das zweite Wegstück.',
  'priest.2':
    'Deine Münze bleibt auf seinem Feld liegen. Sie kommt auf das nächste Plättchen dort und gehört dem, der es nimmt. [P2] [P9]',
  'priest.caption': 'Schräg hinauf zum Mönch, eine Münze für ihn, und weiter zur Königin.',
  'priest.fine.1':
    'Einen Mönch bezahlen und dann nichts nehmen geht nicht: Führt sein Feld nirgendwohin, kannst du ihn nicht wählen. [P5]',
  'priest.fine.2': 'Über einen Mönch kannst du sogar das Plättchen holen, auf dem du gestartet bist. [P6]',
  'priest.fine.3': 'Mehrere Mönche in einem Zug sind erlaubt, solange du jeden bezahlen kannst. [P4]',

  'wizard.title': 'Der Zauberer',
  'wizard.1':
    'Der Zauberer **tauscht** ein aufgedecktes Plättchen deines Schlosses gegen einen beliebigen Untertan vom Hügel, gratis und aus jeder Reihe. So wird aus einer Bäuerin eine Königin.',
  'wizard.2':
    'Dein Plättchen kommt genau an die Stelle des anderen, nichts rutscht. Hast du den Zauberer genommen, musst du tauschen; ohne aufgedecktes Plättchen kannst du ihn nicht nehmen. [W1] [W2]',
  'wizard.caption': 'Die Bäuerin steigt in Reihe 5 auf, die Königin kommt herunter ins Schloss.',

  'collector.title': 'Der Steuereintreiber',
  'collector.1':
    'Ein Steuereintreiber zahlt Gold. Zwei der acht verlangen nichts dafür. Die anderen wollen drei, vier oder fünf **aufgedeckte Plättchen einer Spalte**: Dreh so viele um und nimm das Gold.',
  'collector.2':
    'Umgedrehte Plättchen zählen am Ende voll, taugen aber nicht mehr für Steuern und Königreiche. Ein Marker kommt auf die Spalte: Du kannst sie nie wieder besteuern. [T3] [T8]',
  'collector.caption':
    'Dieser hier verlangt {taxNeed} gleiche und zahlt {taxGold} Gold. Drei Bauern werden umgedreht, ihre Spalte ist für immer besteuert.',

  'jester.title': 'Der Hofnarr',
  'jester.1':
    'Der Hofnarr ist ein Untertan ohne eigenes Bild. Bekommst du ihn, legst du ihn in **eine beliebige Spalte**, und dort bleibt er. Von da an zählt er für Steuern und Königreiche als solcher Untertan.',
  'jester.2': 'Am Ende hat er keinen Einfluss, gehört zu keinem Orden und heiratet niemanden. [J4]',
  'jester.caption': 'Keine Königin in Sicht: Der Hofnarr spielt sie.',

  'kingdom.title': 'Der Königreichbonus',
  'kingdom.1':
    'In Phase 3 darfst du fünf aufgedeckte Plättchen umdrehen: **Königin, Herzog, Gräfin, Ritter und dazu Bauer oder Bäuerin**. Du bekommst sofort {kingdomGold} Gold und einen Marker, der am Ende {kingdomPoints} Punkte bringt. Einmal pro Zug.',
  'kingdom.2':
    'Hofnarren vertreten die Spalte, in der sie liegen. Ihren Einfluss behalten die fünf, umgedreht oder nicht. [K4]',
  'kingdom.caption': 'Mit dem Hofnarren als Königin ist der Hof vollständig.',

  'replenish.title': 'Auffüllen',
  'replenish.1':
    'Zum Schluss **wählst du eine Spalte** des Hügels. Ihre Plättchen füllen von unten nach oben die Lücken im Tal, in der Reihenfolge, in der dein König sie überquert hat. Du bestimmst also, was der Nächste vorfindet: Schau genau hin.',
  'replenish.2': 'Danach wird der Hügel von oben ergänzt: aus Stapel II, solange er reicht, dann aus Stapel III.',
  'replenish.caption':
    'Rot hat d2, c3 und b4 überquert, in dieser Reihenfolge. Mit der linken Spalte kommen Bauer, Bäuerin, Ritter.',
  'replenish.fine.1': 'Hat nur eine Spalte genug Plättchen für alle Lücken, musst du diese nehmen. [F6]',
  'replenish.fine.2': 'Fehlen beiden Spalten Plättchen, wird die mit weniger zuerst ergänzt. [F5]',

  'end.title': 'Das Ende',
  'end.1':
    'Lässt sich der Hügel nicht mehr auf zwölf Plättchen auffüllen, läuft die letzte Runde. Gespielt wird, bis der Startspieler wieder dran wäre: **Alle hatten gleich viele Züge**.',
  'end.2':
    'Auch im letzten Zug darfst du noch rekrutieren und ein Königreich beanspruchen. Danach zählen nur noch Punkte. [R7] [K7]',
  'end.caption': 'Beide Stapel sind leer, zwei Felder des Hügels bleiben offen: Diese Runde ist die letzte.',

  'scoring.title': 'Wertung',
  'scoring.1':
    'Deck alles auf und zähle zusammen. **Einfluss**: Königin {infQ}, Herzog {infD}, Gräfin {infC}, Ritter {infK}, Bauer und Bäuerin je {infF}; der Hofnarr hat keinen. **Königreichmarker**: je {kingdomPoints}.',
  'scoring.2':
    '**Orden**: Drei Ritter eines Ordens bringen {order3} Punkte, vier {order4}, alle fünf {order5}. **Pärchen**: {couplePoints} Punkte für jeden Bauern mit Bäuerin. **Gold**: je {goldPoints, plural, one {# Punkt} other {# Punkte}}.',
  'scoring.3': 'Bei Gleichstand gewinnt, wer mehr Einfluss hat; ist auch der gleich, teilt ihr euch den Sieg. [V6]',
  'scoring.caption': 'Ein Beispiel, zusammengezählt nach denselben Regeln wie jede Partie.',
  'scoring.castle': 'Das Schloss von Rot am Ende. Umgedrehte Plättchen zählen genauso.',
  'scoring.what': 'Was',
  'scoring.total': 'Summe',
  'scoring.first': 'Rot',
  'scoring.second': 'Blau',
  'scoring.wins': 'gewinnt',

  'tips.title': 'Tipps für die erste Partie',
  'tips.1': '**Schau zuerst nach Gruppen.** Zwei oder drei Plättchen für einen Zug sind das beste Geschäft im Tal.',
  'tips.2':
    '**Achte darauf, was du hinterlässt.** Wo du stehen bleibst, beginnt dein nächster Zug, und deine Wahl am Hügel füttert den Nachbarn.',
  'tips.3':
    '**Gold ist Punkte und Freiheit.** Behalte eine Münze für einen Mönch; mehr gib nur für Plättchen aus, die etwas vollenden.',
  'tips.4':
    '**Keine Scheu vor Bauern.** Allein sind sie klein, aber drei zahlen Steuern, und jede Bäuerin macht ein Pärchen daraus.',
  'tips.5': '**Leg dich auf ein, zwei Orden fest.** Vier Ritter eines Ordens schlagen zwei Paare aus verschiedenen.',
  'tips.6':
    '**Heb einen Hofnarren für die Spalte auf, die dir fehlt.** Meist ist es die Königin, an der ein Königreich scheitert.',
  'tips.caption': 'Bereit? Der Tisch zeigt dir alles, was du darfst.',

  'try.label': 'Das Tal zum Ausprobieren',
  'try.hint': 'Wähle ein Feld. Ringe zeigen, was erlaubt ist; überall sonst liest du, warum nicht.',
  'try.several': 'Mehrere Züge nutzen dieses Feld. Welcher soll es sein?',
  'try.again': 'Noch einmal',
  'try.found': '{found} von {all} Gruppen gefunden',
  'try.all': 'Alle {all} Gruppen gefunden. Gut gemacht!',
  'try.red': 'roter König',
  'try.blue': 'blauer König',
} as const satisfies Readonly<Record<HowToKey, string>>;
