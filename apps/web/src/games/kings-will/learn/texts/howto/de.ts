/** So wird gespielt, auf Deutsch. */
import type { HowToKey } from './en.ts';

export const de = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  before: 'Vorher',
  after: 'Nachher',

  'goal.title': 'Das Ziel',
  'goal.1':
    'Du bist einer von zwei bis vier Herzögen in einer Zeit, in der Könige aus dem Sattel regieren. Du pflegst deine **Pfalzgrafschaft**: eine Reihe von Landschaften mit Bauern, Orten und Gebäuden. {rounds}-mal kommt der König zu Besuch, und jedes Mal will er etwas.',
  'goal.2':
    'Was er am meisten schätzt, steht auf geheimen **Willenskarten**. Du bringst einiges davon in Erfahrung, legst dich auf ein paar Karten fest und formst dein Land danach. Wer dem König am besten gefallen hat, besitzt am Ende die meisten Punkte.',
  'goal.caption': 'Woher die Punkte kommen.',
  'goal.start': 'Zu Beginn',
  'goal.slot': 'Plättchen vom letzten Feld',
  'goal.levy': 'Freiwillige Abgaben',
  'goal.will': 'Willenskarten, am Ende',
  'goal.wrath': 'Zorn des Königs, je Karte',
  'goal.seam': 'Ganze Symbole zwischen Gebäuden',
  'goal.upTo': 'bis {points}',

  'setup.title': 'Der Aufbau',
  'setup.1':
    'Alle legen ein Gebirge, einen Wald, eine Wiese und ein Kornfeld in beliebiger Folge nebeneinander und stellen {startFarmers} Bauern und eine **Bauerschaft** darauf. Die Reihe wächst später, aber ihre Ordnung bleibt. [17] [25]',
  'setup.2':
    'Du beginnst mit {startGoods} Rohstoffen deiner Wahl, {startCoins} Münzen und {startPoints} Punkten; alle anderen Skalen stehen auf 0. Bauern brauchst du für fast alles: Sie ernten, zahlen Steuern und gründen Orte. Deine Punkte sind geheim, außer der Tisch spielt mit offenen. [35]',
  'setup.3':
    'Neben den Plänen liegen die übrigen Landschaften, Bauern, Orte und alle {buildings} Gebäude. Was genommen ist, ist weg: Jedes Gebäude gibt es nur einmal. [36]',
  'setup.4':
    'Die neun Aktionsplättchen bilden eine Reihe: zuerst immer der König, „Bewegen“, „Vermehren“ und „Intrigieren“, in dieser Folge, dann die fünf anderen nach Zufall. Von den {travels} Reisetafeln werden {rounds} gezogen, und die erste liegt offen. Wer beginnt, entscheidet das Los. [30]',
  'setup.row': 'Die Reihe zu Beginn: Vier Plättchen sind gesperrt, fünf sind frei.',
  'setup.caption': 'Ein möglicher Anfang: das Holz vor der Tür, der Stein gleich daneben.',

  'wills.title': 'Der Wille des Königs',
  'wills.1':
    'Noch bevor du etwas auslegst, bekommst du geheim zwei Willenskarten. **Eine kommt verdeckt auf den Plan**, die andere aus dem Spiel. Zusammen mit Karten, die niemand kennt, liegen dort {fields}.',
  'wills.2':
    'Der obere Teil einer Karte nennt, was am Ende Punkte bringt, aber nur denen, die sich darauf festgelegt haben. Der untere Teil ist der **Zorn**: Wer ihn nicht vermeidet, verliert {wrath} Punkte, festgelegt oder nicht.',
  'wills.3':
    'Deine eigene Karte kennst du von Anfang an, andere schaust du im Lauf des Spiels an. Der Tisch führt für dich ein geheimes **Notizbuch**: Gesehene Karten bleiben nur für dich offen, und du siehst, wer wo nachgeschaut hat. Wer sich lieber selbst erinnert, schaltet es ab. [31]',
  'wills.hand': 'Zwei Karten auf der Hand von Rot. Welche soll zählen?',
  'wills.plan':
    'Der Plan, wie Rot ihn nach einem Blick sieht: drei Karten bekannt, die anderen verdeckt. Das Fernrohr zeigt, was Blau kennt.',

  'row.title': 'Die Reihe der Aktionsplättchen',
  'row.1':
    'Neun Aktionsplättchen liegen in einer Reihe. **Die vier linken sind gesperrt** und nicht zu haben. Wenn du dran bist, nimmst du eines der anderen; das Plättchen des Königs kann niemand wählen.',
  'row.2':
    'Am Ende des Zuges kommt dein Plättchen **ganz nach links**, und alles bis zur Lücke rückt ein Feld nach rechts. Was eben benutzt wurde, ist eine Weile unerreichbar, und die gesperrten Plättchen werden eines nach dem anderen frei.',
  'row.3':
    'Wer das Plättchen vom **letzten Feld** nimmt, bekommt sofort {slotBonus, plural, one {# Punkt} other {# Punkte}}. Und achte auf den König: Sein Plättchen rückt mit, und sobald es rechts ankommt, geht er auf Reisen. [4]',
  'row.fine.1':
    'Der König rückt immer dann vor, wenn das genommene Plättchen rechts von ihm liegt. Nimmst du eines links von ihm, bleibt er stehen: So zieht man eine Runde in die Länge.',
  'row.fine.2':
    'Eine Runde dauert also mindestens acht Züge und hat keine obere Grenze. Wem das zu lang werden kann: Eine Option erlaubt ab Zug 16 nur noch Plättchen rechts vom König. [37]',
  'row.caption': 'Rot nimmt „Regieren“ vom letzten Feld. Das Plättchen kommt nach links, der König rückt ein Feld vor.',
  'row.stays': 'Hier steht der König auf Feld 7. „Ernten“ liegt links von ihm, also bewegt er sich nicht.',

  'turn.title': 'Zwei Aktionen für dich, eine für die anderen',
  'turn.1':
    'Fast jedes Plättchen zeigt zwei Aktionen. Wer es genommen hat, führt **zwei** aus: jede einmal, in beliebiger Folge, oder eine zweimal. Dann darf reihum jeder andere **eine** der beiden ausführen.',
  'turn.2':
    'Pflicht ist nur, ein Plättchen zu nehmen: Du darfst weniger tun oder ganz passen. Deine zweite Aktion darf schon nutzen, was die erste gebracht hat. [1] [2] [3]',
  'turn.fine.1': 'Eine Aktion, die nichts bringt, ist erlaubt; der Tisch warnt dich vorher. [44]',
  'turn.caption': 'Rot hat „Regieren“ genommen: zwei Aktionen für Rot, eine für Blau.',

  'harvest.title': 'Ernten',
  'harvest.1': '**Felder bestellen** bringt eine Nahrung für jeden deiner Bauern auf Kornfeldern.',
  'harvest.2': '**Viehzucht** bringt ein Leder für jeden deiner Bauern auf Wiesen.',
  'harvest.caption': 'Zwei Bauern auf der Wiese, einer auf dem Kornfeld: Rot nutzt jede Aktion einmal, Blau folgt.',

  'extract.title': 'Abbauen, und das Lager',
  'extract.1':
    '**Holz fällen** zählt deine Bauern in Wäldern, **Steine brechen** die in den Gebirgen. Es geht wie beim Ernten.',
  'extract.2':
    'Dein Lager fasst **{store} von jedem Rohstoff**, und die Geldskala endet bei {money}. Was keinen Platz hat, verfällt. Deine erste Burg bringt einen Ausbau mit Platz für {extension}. [10] [38]',
  'extract.caption': 'Zwei Bauern und die erste Stufe der Entwicklung ergeben drei Holz, Platz ist nur für zwei.',

  'enrich.title': 'Bereichern',
  'enrich.1':
    '**Den Willen des Königs erkunden**: Schau dir geheim eine Karte des Plans an. Niemand sonst erfährt, was darauf steht, aber alle sehen, wo du nachgeschaut hast.',
  'enrich.2':
    '**Steuern erheben**: eine Münze für jeden deiner Bauern. Das Volk mag das nicht: Die Stimmung sinkt um {taxMood}. [22]',
  'enrich.3': 'Mit Münzen bezahlst du Gebäude und manche Forderung des Königs.',
  'enrich.caption':
    'Rot hat sich Karte 5 angeschaut. Dann zahlen vier Bauern vier Münzen, und die Stimmung fällt unter null.',

  'build.title': 'Bauen: Orte und Gebäude',
  'build.1':
    '**Einen Ort gründen**: Du brauchst einen Bauern auf der Landschaft, dort einen freien Bauplatz und die Rohstoffe. Ein Ort ändert sofort die Stimmung.',
  'build.2':
    'In einer **Bauerschaft** wachsen Familien. In einem **Dorf** auch, und es schafft Platz für {villageRoom} Bauern. Deine erste **Burg** baut das Lager aus. Ein **Kloster** schützt dich am Ende vor einem Zorn. [40]',
  'build.3':
    '**Ein Gebäude errichten** kannst du unter jeder deiner Landschaften, eines unter jeder; einen Bauern braucht es nicht. Es kostet Rohstoffe und Münzen, ändert die Stimmung, und fast jedes hat von da an eine Eigenschaft. [14] [15]',
  'build.fine.1':
    'Hügel haben {hillSites, plural, one {einen Bauplatz} other {# Bauplätze}}, Seen {lakeSites, plural, one {einen} other {#}}, und beide liefern keine Rohstoffe. [16]',
  'build.fine.2': 'Was einmal steht, wird weder versetzt noch abgerissen.',
  'build.places': 'Was die vier Orte kosten, was sie mit der Stimmung machen und wozu sie gut sind.',
  'build.place': 'Ort',
  'build.cost': 'Kosten',
  'build.good': 'Wozu',
  'build.caption': 'Eine Burg auf dem Gebirge, dann die Mühle unter der Wiese. Der Lagerausbau kommt sofort.',

  'seams.title': 'Gebäude nebeneinander',
  'seams.1':
    'Jedes Gebäude zeigt links und rechts ein halbes Symbol, das 1, 2 oder 3 wert ist. Zeigen zwei Nachbarn **dieselbe Hälfte**, ist das Symbol ganz und bringt am Ende seinen Wert in Punkten.',
  'seams.2': 'Wo du baust, ist so wichtig wie was du baust. Hälften an den äußeren Enden der Reihe zählen nichts. [39]',
  'seams.caption':
    'Mühle und Schule passen schon zusammen. Der Jahrmarkt passt neben die Schule: noch ein ganzes Symbol.',

  'govern.title': 'Regieren: Bildung und Entwicklung',
  'govern.1':
    '**Bildung verbessern**: eine Stufe hinauf, dazu Stimmung +{educationMood}. Jede Stufe macht eine Art von Ort um einen Rohstoff deiner Wahl billiger; die letzte erlaubt, einen Rohstoff durch einen beliebigen anderen zu ersetzen. [11] [12] [46]',
  'govern.2':
    '**Entwicklung erhöhen**: eine Stufe hinauf. Jede Stufe bringt bei jeder solchen Ernte einen Rohstoff mehr, auch ohne Bauern dort. Mit der letzten darfst du einen eben erhaltenen Rohstoff tauschen. [8] [9]',
  'govern.3': 'Alle Stufen darunter gelten weiter. Eine volle Skala lässt sich nicht mehr erhöhen. [13]',
  'govern.caption': 'Beide Skalen in einem Zug; die Bildung hat auch dem Volk gefallen.',
  'govern.discount': 'Mit Bildung 1 kostet eine Bauerschaft einen Rohstoff weniger: Rot zahlt ohne Nahrung.',
  'govern.step': 'Stufe',

  'move.title': 'Bewegen',
  'move.1':
    '**Bauern bewegen**: {steps} Schritte auf Nachbarlandschaften, von einem Bauern oder auf zwei verteilt. Ein Schritt darf **über das Ende deiner Reihe hinaus** führen: Wähle eine neue Landschaft aus dem Vorrat, lege sie an und stelle den Bauern darauf.',
  'move.2': '**Rohstoff tauschen**: einen Rohstoff aus deinem Lager gegen einen beliebigen anderen.',
  'move.fine.1':
    'Auf einer Landschaft finden {farmersPerLand} Bauern Platz, bei einem Dorf {villageRoom}. Das wird am Ende der Bewegung geprüft. [23]',
  'move.fine.2': 'Nur eine neue Landschaft mit jeder solchen Aktion, und nur von einem Ende der Reihe aus. [24]',
  'move.caption': 'Ein Bauer geht zum anderen aufs Kornfeld, dann zieht einer weiter und erschließt einen See.',

  'multiply.title': 'Vermehren',
  'multiply.1':
    '**Nachwuchs erhalten**: ein Bauer mehr auf einer Landschaft mit Bauerschaft oder Dorf, wo schon ein Bauer steht und Platz ist. [26]',
  'multiply.2': '**Geld vermehren**: einen Rohstoff für {sale} Münzen verkaufen.',
  'multiply.caption': 'Der Wald ist voll, also wächst die Familie auf der Wiese. Dann verkauft Rot Holz.',
  'multiply.village': 'Ein Dorf fasst {villageRoom} Bauern.',

  'intrigue.title': 'Intrigieren',
  'intrigue.1':
    'Mit diesem Plättchen führst du **eine einzige Aktion eines gesperrten Plättchens** aus. Die anderen dürfen nicht folgen. Danach kommt Intrigieren selbst nach links; das Plättchen, dessen Aktion du benutzt hast, bleibt in der Reihe und rückt nur mit.',
  'intrigue.2': 'Es ist schwächer als andere, gehört aber dir allein und kommt oft zur rechten Zeit. [5] [6]',
  'intrigue.caption': '„Ernten“ ist gesperrt. Rot bestellt trotzdem die Felder, und Blau bekommt nichts.',

  'mood.title': 'Stimmung und Rebellion',
  'mood.1':
    'Die Stimmung deines Volkes reicht von −4 bis +4. Steuern, versäumte Abgaben und manche Gebäude senken sie; Heimstätten, Schulen und Feste heben sie. Gute Stimmung öffnet dir freiwillige Abgaben.',
  'mood.2':
    'Bei −4 **rebelliert** das Volk: Du verlierst {rebellionPoints, plural, one {# Punkt} other {# Punkte}} und einen Bauern deiner Wahl, und die Stimmung erholt sich auf −3. [19] [20]',
  'mood.fine.1': 'Der letzte Bauer bleibt immer; du verlierst stattdessen einen weiteren Punkt. [18]',
  'mood.fine.2': 'Punkte fallen nie unter 0. [21]',
  'mood.caption': 'Steuern bei Stimmung −3: vier Münzen, und eine Rebellion.',

  'visit.title': 'Der König reist',
  'visit.1':
    'Sobald das Plättchen des Königs rechts ankommt, ist die Runde zu Ende. Zuerst **legen sich alle fest**: Wer das letzte Plättchen genommen hat, beginnt; jeder legt eine Scheibe zu einer Willenskarte. Nie zwei eigene zur selben Karte.',
  'visit.2':
    'Zu zweit und zu dritt hat eine Karte Platz für zwei Scheiben, zu viert für drei. Nur deine Scheibe sorgt dafür, dass eine Karte dir etwas zahlt, und jede Karte mit einer Scheibe bringt ihren Zorn über alle.',
  'visit.3':
    'Dann sind die Abgaben der Reisetafel fällig. Danach kommt die nächste Tafel, der König kehrt auf Feld 1 zurück, und der nächste Spieler beginnt. [42]',
  'visit.caption': 'Drei Spieler. Rot legt sich auf Karte 3 fest, Blau folgt: Jetzt ist sie voll. Grün nimmt Karte 5.',

  'levies.title': 'Abgaben',
  'levies.1':
    'Der untere Teil der Reisetafel ist **Pflicht** für alle. Wer nicht ganz zahlen kann, behält alles, verliert {levyPoints, plural, one {# Punkt} other {# Punkte}}, und die Stimmung sinkt um {levyMood}. Die Tafel liegt von Beginn der Runde an offen, du kannst dich also vorbereiten. [27] [30]',
  'levies.2':
    'Dann darf reihum jeder den oberen Teil nutzen; wer das letzte Plättchen genommen hat, beginnt. Er ist **freiwillig**: Rohstoffe oder Münzen für Punkte, jedes Angebot einmal. Was dir offensteht, hängt von der Stimmung deines Volkes ab; niedrigere Angebote bleiben offen. [29]',
  'levies.fine.1': 'Wer die Pflichtabgabe zahlen kann, muss es tun.',
  'levies.fine.2': 'Dein letzter Bauer wird nie genommen und kann nicht gegeben werden. [28] [50]',
  'levies.caption': 'Rot zahlt und gibt mit Stimmung 2 gleich zweimal. Blau fehlt eine Nahrung.',

  'two.title': 'Zu zweit',
  'two.1':
    'Haben sich beide festgelegt, legt der Spieler mit dem letzten Plättchen noch eine **neutrale Scheibe** zu einer Karte; nie eine zweite neutrale zur selben.',
  'two.2':
    'Sie besetzt einen Platz und lässt die Karte zählen: Ihr Zorn kann euch beide treffen. Eine neutrale Scheibe bei einer Karte, die nur dein Gegner verfehlt, ist {wrath} Punkte wert. [32]',
  'two.caption': 'Rot und Blau haben sich festgelegt; die neutrale Scheibe dieser Runde kommt zu Karte 5.',

  'scoring.title': 'Ende und Wertung',
  'scoring.1':
    'Nach dem letzten Besuch werden die Willenskarten mit mindestens einer Scheibe aufgedeckt. Die anderen zählen nicht.',
  'scoring.2':
    '**Zorn**: Für jede solche Karte, deren untere Bedingung du verfehlst, verlierst du {wrath} Punkte. Jedes Kloster hebt einen Zorn auf. [40]',
  'scoring.3':
    '**Wille**: Für jede Karte mit deiner Scheibe, deren Zorn du vermieden hast, bekommst du, was ihr oberer Teil zahlt. **Gebäude**: Ganze Symbole sind so viele Punkte wert wie aufgedruckt, und ein Gebäude kann für deinen Besitz zahlen.',
  'scoring.4':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer in der Reihenfolge der ersten Runde zuletzt dran war. [34]',
  'scoring.caption': 'Ein Beispiel, gerechnet nach denselben Regeln wie jede Partie.',
  'scoring.red': 'Die Pfalzgrafschaft von Rot am Ende. Das Kloster am See hat einen Zorn abgewendet.',
  'scoring.plan': 'Die Karten, die zählen, aufgedeckt.',
  'scoring.what': 'Was',
  'scoring.points': 'Gesammelte Punkte',
  'scoring.wrath': 'Zorn des Königs',
  'scoring.shields': 'Von Klöstern abgewendet',
  'scoring.seams': 'Ganze Symbole',
  'scoring.total': 'Summe',
  'scoring.wins': 'gewinnt',

  'first.title': 'Das erste Spiel',
  'first.1':
    'Zum Kennenlernen gibt es ein kürzeres Spiel: **{firstRounds} Runden** statt {rounds}, {firstFields} Willenskarten von A bis {firstLast}, keine Seen, und die Eigenschaften der Gebäude gelten nicht; Preis, Stimmung und Hälften schon. [33] [43]',
  'first.2':
    'Alle beginnen gleich, mit derselben Reihe und denselben Rohstoffen. Wähle es beim Vorbereiten einer Partie.',
  'first.caption': 'Der Anfang des ersten Spiels.',

  'tips.title': 'Tipps',
  'tips.1':
    '**Schau früh nach.** Eine Karte, die du in Runde 1 kennst, kann dein ganzes Land prägen; in der letzten ist sie nur noch eine Neuigkeit.',
  'tips.2':
    '**Achte auf die anderen.** Ein Plättchen, das dir zwei Aktionen gibt, gibt ihnen eine. Nimm, was sie nicht brauchen können.',
  'tips.3': '**Erst mehr Bauern.** Jede Ernte und jede Steuer zählt sie.',
  'tips.4':
    '**Halte die Stimmung bei {offerMood} oder besser.** Freiwillige Abgaben sind die stetigste Quelle von Punkten.',
  'tips.5': '**Lies die Reisetafel.** Die Abgabe dieser Runde liegt vom ersten Zug an offen.',
  'tips.6':
    '**Denk an jeden Zorn.** {wrath} verlorene Punkte bei einer fremden Karte schmerzen so sehr wie {wrath} nicht gewonnene.',
  'tips.caption': 'Genug gelesen?',
} as const satisfies Readonly<Record<HowToKey, string>>;
