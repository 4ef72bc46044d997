/** Spielanleitung auf Deutsch. */
import type { HowToKey } from './en.ts';

export const de = {
  'goal.title': 'Das Ziel',
  'goal.1':
    'Valerias Thron ist leer, und jeder Herzog will ihn haben. Du sammelst **Bürger**, die dir Gold, Stärke und Magie bringen, rekrutierst weitere, erschlägst die **Monster** an den Grenzen und übernimmst **Gebiete** für dein Reich.',
  'goal.2':
    'Monster und Gebiete sind so viele Punkte wert wie aufgedruckt, manche Karten bringen sofort welche, und am Ende wertet dein geheimer **Herzog**, was ihm am Herzen liegt. Wer die meisten Siegpunkte hat, gewinnt.',
  'goal.caption': 'Was auf den Karten steht: was sie kosten, was sie tun, was sie wert sind.',
  'goal.citizen': 'Bürger: Zahl, Rolle, Kosten; was er bei deinem Wurf und bei anderen bringt',
  'goal.monster': 'Monster: nötige Stärke, Belohnung, Punkte',
  'goal.domain': 'Gebiet: Kosten, nötige Rollen, Fähigkeit, Punkte',
  'goal.duke': 'Herzog: Punkte am Ende, nur für dich sichtbar',

  'setup.title': 'Der Tisch',
  'setup.1':
    'In der Mitte liegt das **Raster**: eine Reihe mit fünf Landschaften und ihren Monstern, das schwächste oben, die schwächste Landschaft links; zwei Reihen Bürger, geordnet nach den Zahlen, die sie aktivieren; und eine Reihe Gebiete, von denen in jedem Stapel nur das oberste offen liegt. [A1]',
  'setup.2':
    'Daneben wartet der Stapel der **Erschöpft**-Karten, {perPlayer} je Spieler. Alle haben einen Start-Bauern, einen Start-Ritter und einen Herold, {startGold} Gold und {startMagic} Magie, sehen sich zwei Herzöge an und behalten einen. [A3]',
  'setup.caption': 'Das Raster des ersten Spiels. Die kleine Zahl sagt, wie viele Karten ein Stapel hat.',

  'turn.title': 'Dein Zug',
  'turn.1':
    'Ein Zug hat vier Schritte, immer in dieser Reihenfolge. Bei den ersten beiden sind alle dabei: Von deinem Wurf haben alle etwas.',
  'turn.roll': 'Würfeln',
  'turn.roll.about': 'Wirf zwei Würfel. Manche Gebiete lassen dich einen davon ändern.',
  'turn.harvest': 'Ertrag',
  'turn.harvest.about': 'Die gewürfelten Zahlen aktivieren Bürger bei allen.',
  'turn.actions': 'Zwei Aktionen',
  'turn.actions.about':
    'Rekrutieren, erschlagen, ein Gebiet oder eine Ressource nehmen: {actions} Mal, gleich oder verschieden.',
  'turn.end': 'Ende des Zuges',
  'turn.end.about': 'Leere Stapel werden bedeckt, dann würfelt der nächste Spieler.',
  'turn.caption': 'Die Leiste oben am Tisch zeigt, wo du gerade bist.',

  'roll.title': 'Der Wurf',
  'roll.1':
    'Zwei Würfel ergeben **drei Zahlen**: jeder Würfel für sich und ihre Summe. Eine 3 und eine 5 aktivieren die Bürger mit der 3, mit der 5 und mit der 8.',
  'roll.2':
    'Ein **Pasch** aktiviert die Bürger seiner Zahl zweimal und die der Summe einmal. Bei zwei Vieren arbeitet jede Bogenschützin zweimal und jeder Champion einmal. [A8]',
  'roll.caption': 'Rot würfelt eine 3 und eine 5.',
  'roll.caption.double': 'Zwei Vieren: Drei Bogenschützinnen werden je zweimal aktiv, der Champion der 8 einmal.',
  'roll.try': 'Probier es aus: Dreh die Würfel',
  'roll.try.about': 'Was würde dieser Wurf bringen? Rot ist am Zug.',
  'roll.die': 'Würfel {number}: {face}. Drehen.',
  'roll.wakes': 'aktiviert',
  'roll.nothing': 'nichts',

  'harvest.title': 'Der Ertrag',
  'harvest.1':
    'Jeder Bürger hat zwei Fähigkeiten. Die **dunkle links** gilt, wenn du selbst gewürfelt hast, die **helle rechts**, wenn jemand anders gewürfelt hat. So verdienst du in jedem Zug des Spiels, nicht nur in deinem.',
  'harvest.2':
    'Aktivierte Bürger bringen allen gleichzeitig, was auf ihnen steht. Ein „je“ zählt Bürger mit dieser Rolle, die Karte selbst eingeschlossen, aber weder Startkarten noch Gebiete. [A12]',
  'harvest.caption': 'Links bei deinem eigenen Wurf, rechts bei den Würfen der anderen.',

  'herald.title': 'Der Herold',
  'herald.1':
    'Hat der Wurf **keinen deiner Bürger** aktiviert, bringt dein Herold eine Ressource deiner Wahl. Bei einem **Pasch** kommt er ebenfalls, auch wenn andere arbeiten; bei einem Pasch, der niemanden aktiviert, kommt er zweimal.',
  'herald.2':
    'Start-Bauer und Start-Ritter zählen mit: Bei einer 5 oder 6 bleibt er zu Hause. Und ein aktivierter Bürger hält ihn auch dann fern, wenn du dessen Fähigkeit nicht nutzen konntest. [A9] [A6]',
  'herald.caption': 'Eine 1 und eine 2: Für Rot arbeitet niemand, also bringt der Herold eine Stärke.',

  'trade.title': 'Tausch und Diebstahl',
  'trade.1':
    'Manche Fähigkeiten sind ein **Tausch**: Du darfst der Bank zahlen, was links steht, und bekommst, was rechts steht, einmal je Aktivierung. Getauscht wird zuletzt; du kannst also mit dem bezahlen, was dieser Wurf dir gebracht hat. [A11]',
  'trade.2':
    'Die linke Fähigkeit der **Diebin** kommt vor allem anderen: Nimm einem Mitspieler bis zu drei Gold oder bis zu drei Magie weg, noch bevor er seinen Ertrag bekommt. Jede Diebin wählt neu. [A10]',
  'trade.caption': 'Rot würfelt. Blaus Bauer bringt ein Gold, und der Mönch macht daraus zwei Magie.',
  'trade.caption.thief': 'Eine 2 und eine 5 sind 7: Die Diebin leert Blaus Kasse, bevor die Bauern bezahlt werden.',

  'actions.title': 'Zwei Aktionen',
  'actions.1':
    'Mit dem, was du hast, führst du **{actions} Aktionen** aus. Beide sind Pflicht, und du darfst zweimal dasselbe tun. Eine einzelne Ressource zu nehmen geht immer. [A24]',
  'actions.2':
    '**Magie ersetzt** Gold und Stärke, wenn du einen Bürger, ein Monster oder ein Gebiet bezahlst. Mindestens ein Gold oder eine Stärke muss aber echt sein. [A14]',
  'actions.fine.1':
    'Für den Tausch von Bürgern und das Ändern von Würfeln zahlst du genau, was da steht; Magie hilft dort nicht. [A5]',
  'actions.fine.2': 'Du darfst beliebig viel besitzen, und am Ende eines Zuges verfällt nichts. [A25]',
  'actions.take': 'Eine Ressource nehmen',
  'actions.take.about': 'Ein Gold, eine Stärke oder eine Magie.',
  'actions.recruit': 'Einen Bürger rekrutieren',
  'actions.recruit.about': 'Die oberste Karte eines Stapels, für Gold.',
  'actions.slay': 'Ein Monster erschlagen',
  'actions.slay.about': 'Die oberste Karte eines Stapels, mit Stärke.',
  'actions.build': 'Ein Gebiet übernehmen',
  'actions.build.about': 'Die offene Karte, für Gold und mit den richtigen Bürgern.',
  'actions.caption': 'Die vier Aktionen.',
  'actions.try': 'Probier es aus: Was kann Rot tun?',
  'actions.try.label': 'Ein Teil des Rasters zum Ausprobieren',
  'actions.try.hint': 'Wähl eine Karte. Ein goldener Rand heißt bezahlbar, ein gestrichelter nur mit Magie.',
  'actions.try.has': 'Rot hat',

  'recruit.title': 'Rekrutieren',
  'recruit.1':
    'Ein Bürger kostet das Gold auf seiner Münze und **eins mehr für jede Karte dieses Namens, die du schon hast**. Start-Bauer und Start-Ritter zählen mit. Ab dem nächsten Wurf arbeitet er für dich.',
  'recruit.2': 'Bei Karten, die dir einen Bürger umsonst geben, gelten nur die gedruckten Kosten. [A15]',
  'recruit.caption':
    'Rot hat den Start-Bauern, also kostet der nächste eins mehr. So lässt er sich bezahlen; nur Magie geht nicht.',

  'slay.title': 'Erschlagen',
  'slay.1':
    'Ein Monster kostet **Stärke**; starke kosten **außerdem Magie**, die sich durch nichts ersetzen lässt. Du legst es auf deinen Siegpunktestapel und bekommst sofort die Belohnung.',
  'slay.2':
    'Belohnungen „je Monster“ einer Landschaft zählen das eben erschlagene mit. [A33] Unter den schwachen Monstern einer Landschaft liegen stärkere, und ganz unten wartet ein Boss.',
  'slay.caption': 'Ein Baumhirte für eine Stärke und zwei Magie.',
  'slay.caption.cube':
    'Der Gallertwürfel kostet vier Stärke und eine Magie: Drei Stärke sind echt, eine wird mit Magie bezahlt.',

  'build.title': 'Gebiete',
  'build.1':
    'Ein Gebiet kostet Gold und **verlangt Rollen**: Deine Bürger müssen jedes Symbol in seiner Ecke vorweisen. Verbraucht werden sie nicht. Startkarten und andere Gebiete helfen nicht. Danach wird das nächste Gebiet des Stapels aufgedeckt.',
  'build.2':
    'Die Symbole bleiben auf dem Gebiet, und dein Herzog zählt sie vielleicht am Ende. Für die Rollen des nächsten Gebiets gelten nur Bürger.',
  'build.caption':
    'Rot hat einen Bauern und zwei Bogenschützinnen: einen Arbeiter und zwei Soldaten, wie der Palast verlangt.',
  'build.caption.not': 'Für das Auge fehlt ein Heiliger.',

  'powers.title': 'Was Gebiete können',
  'powers.1':
    '**Sofort** wirkende Gebiete tun einmal etwas, wenn du sie übernimmst. **Dauerhafte** wirken von da an, auch schon im Rest des Zuges: Sie ändern Würfel, machen Karten billiger oder bringen immer wieder etwas. [A16]',
  'powers.2':
    'Gebiete, die Würfel ändern, nutzt du gleich nach dem Wurf, jedes einmal, auch mehrere am selben Würfel. Ändern müssen sie etwas. [A4]',
  'powers.caption': 'Der Palast macht aus der 4 eine 3: Jetzt arbeiten die Söldner, und die Summe ist 5.',
  'powers.caption.kinds': 'Sofort, und dauerhaft.',

  'end.title': 'Das Ende',
  'end.1':
    'Ist die letzte Karte eines Stapels weg, bedeckt eine **Erschöpft**-Karte den Platz. Die letzte Runde ist die, in der eines von dreien eintritt: **{perPlayer} Plätze je Spieler** sind erschöpft, alle Monster sind erschlagen oder alle Gebiete übernommen.',
  'end.2':
    'Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Legt jemand rechtzeitig eine Karte zurück, geht das Spiel weiter. [A26]',
  'end.caption': 'Rot erschlägt das letzte Monster der Ruinen. Das ist der vierte Platz, genug für zwei Spieler.',

  'scoring.title': 'Wertung',
  'scoring.1':
    'Zähl die Punkte deiner **Monster** und **Gebiete** und die **Punkte auf deiner Spielertafel** zusammen. Dann deck deinen Herzog auf. Er wertet Rollensymbole auf Bürgern und Gebieten oder Karten einer Art, dazu übrige Ressourcen: alle drei Arten zusammen, abgerundet.',
  'scoring.2':
    'Bei Gleichstand gewinnt, wer weniger Karten vor sich hat; erschlagene Monster zählen dabei nicht. Immer noch gleich: Ihr teilt euch den Sieg. [A28]',
  'scoring.caption': 'Ein Beispiel, gewertet nach denselben Regeln wie jede Partie.',
  'scoring.dukes': 'Die Herzöge von Rot und Blau.',
  'scoring.what': 'Was',
  'scoring.total': 'Summe',
  'scoring.first': 'Rot',
  'scoring.second': 'Blau',
  'scoring.wins': 'gewinnt',

  'variants.title': 'Varianten',
  'variants.1':
    '**Zu fünft** rastet immer der Spieler rechts von dem, der am Zug ist: kein Ertrag, kein Herold, und ihm kann nichts genommen werden. Die Stapel sind eine Karte höher. [A35]',
  'variants.2':
    '**Monster-Ereignisse** liegen oben auf dem Erschöpftstapel, eines je Spieler. Ist eines erschienen, wirkt es immer, wenn seine Zahl auf einem Würfel liegt oder die Summe ist: Es nimmt allen etwas oder legt einen Marker auf ein Monster. Erschlagen kann man es, wo es liegt. [A30] [A34]',
  'variants.3':
    '**Vermischte Bürger**: Beide Arten einer Zahl liegen gemischt in einem Stapel, nur die oberste Karte ist offen. **Ohne Herzöge** werten alle nach einer Tabelle, mit einem Bonus für die meisten Bürger, Monster und Gebiete. Ihre Zahlen sind teils rekonstruiert. [A37] [A36]',
  'variants.caption.event': 'Eine 2 und eine 3 aktivieren den Fledermaus-Schwarm. Rot macht die Eulenbären stärker.',
  'variants.caption.five': 'Rot ist am Zug; wer rechts sitzt, rastet.',
  'variants.turn': 'am Zug',
  'variants.rests': 'rastet',
  'variants.caption.table': 'So werten alle ohne Herzöge.',
  'variants.fifth': 'Spieler {number}',

  'alone.title': 'Allein spielen',
  'alone.1':
    'Du würfelst, bekommst den Ertrag der linken Fähigkeiten und führst deine Aktionen aus. Dann **greift der Lord der Finsternis an**: Jeder Würfel trifft die Spalte seiner Zahl, solange dort Monster liegen; bei einer 6 wählst du die Spalte. Du gibst einen der beiden Bürger auf, die dort liegen, oder das Gebiet, wenn beide Stapel leer sind. Zuletzt kommt ein zweiter Ertrag, mit den rechten Fähigkeiten.',
  'alone.2':
    'Erschlägst du **alle Monster**, gewinnst du sofort. Hat eine angegriffene Spalte nichts mehr zu geben, verlierst du. Bei **{alone} erschöpften Plätzen** werden die Punkte verglichen: Er wertet die übrigen Monster, seine Beute und einen eigenen Herzog. Du brauchst mehr als er. [A38]',
  'alone.fine.1': 'Was eine Karte anderen wegnehmen würde, kommt aus der Bank. [A39]',
  'alone.fine.2': 'Mit Ereignissen kommt ein Ereignis in den Stapel. [A40]',
  'alone.caption':
    'Die Würfel zeigen 2 und 4. In Spalte 2 wählst du, welcher Bürger geht; in Spalte 4 ist nur noch das Gebiet da.',
  'alone.levels': 'Drei Stufen',

  'setups.title': 'Aufbauten',
  'setups.1':
    'Spiel deine erste Partie mit den Karten hier unten: Sie sind die einfachsten. Danach nimm einen der drei benannten Aufbauten, lass alles ziehen oder such Landschaften und Bürger selbst aus. Bauer und Ritter sind immer dabei. [A2]',
  'setups.without': 'Ohne diese Gebiete: {domains}',
  'setups.caption': '{setup}: Landschaften und Bürger',

  'tips.title': 'Erste Tipps',
  'tips.1': '**Besetz die Mitte.** 5 bis 8 kommen am häufigsten; kleine Zahlen fallen auch auf einzelnen Würfeln.',
  'tips.2':
    '**Schau auf die rechte Seite.** Die meisten Würfe sind nicht deine. Ein Bürger, der dort zahlt, schläft nie.',
  'tips.3': '**Erst die Goblins.** Eine Stärke für einen Punkt und ein Gold ist der beste Preis am Tisch.',
  'tips.4': '**Behalt eine echte Münze.** Magie bezahlt fast alles, aber nie das letzte Stück.',
  'tips.5': '**Hör auf deinen Herzog.** Zwei Symbole auf einem Gebiet können mehr wert sein als die Punkte darauf.',
  'tips.6': '**Behalt die Stapel im Auge.** Wer den letzten leert, bestimmt, wann das Spiel endet.',
  'tips.caption': 'Bereit? Der Tisch zeigt dir alles, was du tun darfst.',
} as const satisfies Readonly<Record<HowToKey, string>>;
