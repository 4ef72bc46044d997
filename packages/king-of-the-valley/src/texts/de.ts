/** Deutsch. `one.` steht im Nominativ, `some.` im Akkusativ; `column.` passt nach „der“ (Genitiv Plural). */
import type { Key } from './en.ts';

export const de = {
  player: 'Spieler {seat}',
  place: '{place}',
  number: '{number}',
  placed: '{tile} auf {place}',

  'name.Q': 'Königin',
  'name.D': 'Herzog',
  'name.C': 'Gräfin',
  'name.K': 'Ritter',
  'name.Kl': 'Ritter des Löwenordens',
  'name.Kf': 'Ritter des Falkenordens',
  'name.Ko': 'Ritter des Eichenordens',
  'name.Ks': 'Ritter des Sonnenordens',
  'name.F': 'Bauer',
  'name.W': 'Bäuerin',
  'name.J': 'Hofnarr',
  'name.P': 'Mönch',
  'name.Z': 'Zauberer',
  'name.T': 'Steuereintreiber',
  'name.JQ': 'Hofnarr als Königin',
  'name.JD': 'Hofnarr als Herzog',
  'name.JC': 'Hofnarr als Gräfin',
  'name.JK': 'Hofnarr als Ritter',
  'name.JF': 'Hofnarr als Bauer',
  'name.JW': 'Hofnarr als Bäuerin',
  'name.collector':
    'Steuereintreiber: {need, plural, =0 {ohne Voraussetzung} other {# gleichnamige aufgedeckte Untertanen}}, {gold} Gold',

  'one.Q': 'eine Königin',
  'one.D': 'ein Herzog',
  'one.C': 'eine Gräfin',
  'one.K': 'ein Ritter',
  'one.Kl': 'ein Ritter des Löwenordens',
  'one.Kf': 'ein Ritter des Falkenordens',
  'one.Ko': 'ein Ritter des Eichenordens',
  'one.Ks': 'ein Ritter des Sonnenordens',
  'one.F': 'ein Bauer',
  'one.W': 'eine Bäuerin',
  'one.FW': 'ein Bauer oder eine Bäuerin',
  'one.J': 'ein Hofnarr',
  'one.P': 'ein Mönch',
  'one.Z': 'ein Zauberer',
  'one.T': 'ein Steuereintreiber',

  'some.Q': '{count, plural, one {eine Königin} other {# Königinnen}}',
  'some.D': '{count, plural, one {einen Herzog} other {# Herzoge}}',
  'some.C': '{count, plural, one {eine Gräfin} other {# Gräfinnen}}',
  'some.Kl': '{count, plural, one {einen} other {#}} Ritter des Löwenordens',
  'some.Kf': '{count, plural, one {einen} other {#}} Ritter des Falkenordens',
  'some.Ko': '{count, plural, one {einen} other {#}} Ritter des Eichenordens',
  'some.Ks': '{count, plural, one {einen} other {#}} Ritter des Sonnenordens',
  'some.F': '{count, plural, one {einen} other {#}} Bauern',
  'some.W': '{count, plural, one {eine Bäuerin} other {# Bäuerinnen}}',
  'some.J': '{count, plural, one {einen} other {#}} Hofnarren',
  'some.P': '{count, plural, one {einen Mönch} other {# Mönche}}',
  'some.Z': '{count, plural, one {einen} other {#}} Zauberer',
  'some.T': '{count, plural, one {einen} other {#}} Steuereintreiber',
  'some.JQ': '{count, plural, one {einen Hofnarren als Königin} other {# Hofnarren als Königinnen}}',
  'some.JD': '{count, plural, one {einen Hofnarren als Herzog} other {# Hofnarren als Herzoge}}',
  'some.JC': '{count, plural, one {einen Hofnarren als Gräfin} other {# Hofnarren als Gräfinnen}}',
  'some.JK': '{count, plural, one {einen} other {#}} Hofnarren als Ritter',
  'some.JF': '{count, plural, one {einen} other {#}} Hofnarren als Bauern',
  'some.JW': '{count, plural, one {einen Hofnarren als Bäuerin} other {# Hofnarren als Bäuerinnen}}',

  'column.Q': 'Königinnen',
  'column.D': 'Herzoge',
  'column.C': 'Gräfinnen',
  'column.K': 'Ritter',
  'column.F': 'Bauern',
  'column.W': 'Bäuerinnen',

  'order.lion': 'Löwenorden',
  'order.falcon': 'Falkenorden',
  'order.oak': 'Eichenorden',
  'order.sun': 'Sonnenorden',

  'slope.left': 'Linke Spalte des Hügels',
  'slope.right': 'Rechte Spalte des Hügels',

  'phase.place': 'Spielvorbereitung',
  'phase.recruit': 'Phase 1: Vom Hügel rekrutieren',
  'phase.summon': 'Phase 2: Charaktere aus dem Tal nehmen',
  'phase.kingdom': 'Phase 3: Königreichbonus',
  'phase.replenish': 'Phase 4: Tal und Hügel auffüllen',
  'phase.over': 'Spielende',

  'phase.short.place': 'Könige',
  'phase.short.recruit': 'Rekrutieren',
  'phase.short.summon': 'Nehmen',
  'phase.short.kingdom': 'Königreich',
  'phase.short.replenish': 'Auffüllen',
  round: '{round, plural, =0 {Vorbereitung} other {Runde #}}',

  'move.place': 'Stelle den König auf {place}',
  'move.recruit':
    'Rekrutiere {tile} für {gold} Gold{side, select, left {, linke Spalte} right {, rechte Spalte} other {}}',
  'move.skip': '{phase, select, recruit {Niemanden rekrutieren} other {Kein Königreichbonus}}',
  'move.take':
    'Nimm {tiles}{where, select, some { ({places}), ende auf {place}} end {, ende auf {place}} tile { auf {place}} other {}}',
  'move.priest': 'Zahle dem Mönch auf {place} {gold} Gold und ziehe weiter',
  'move.jester': 'Lege den Hofnarren in die Spalte der {column}',
  'move.swap':
    'Tausche {piece} gegen {tile}{side, select, left {, linke Spalte bei {price}} right {, rechte Spalte bei {price}} other {}}',
  'move.tax': 'Drehe {pieces} um',
  'move.kingdom': 'Drehe {pieces} für den Königreichbonus um',
  'move.refill': 'Fülle aus der {slope, select, left {linken} other {rechten}} Spalte auf',

  'event.placed': '{player} stellt den König auf {place}.',
  'event.turn': 'Runde {round}: {player} ist am Zug.',
  'event.recruited': '{player} rekrutiert {tile} vom Hügel ({slot}) für {gold} Gold.',
  'event.declined':
    '{player} {phase, select, recruit {rekrutiert niemanden} other {verzichtet auf den Königreichbonus}}.',
  'event.prayed': '{player} zahlt dem Mönch auf {place} {gold} Gold und reist von dort weiter.',
  'event.took':
    '{player} nimmt {tiles} {count, plural, one {von {places}} other {({places}) und bleibt auf {end} stehen}}.',
  'event.found': '{player} findet {gold} Gold auf {place}.',
  'event.stuck': '{player} kann niemanden nehmen: Der König bleibt stehen.',
  'event.jester': '{player} legt den Hofnarren in die Spalte der {column}.',
  'event.swapped': '{player} tauscht {piece} gegen {tile} vom Hügel ({slot}).',
  'event.taxed':
    '{player} {count, plural, =0 {erhält} other {dreht {pieces} um und erhält}} {gold} Gold vom Steuereintreiber.',
  'event.kingdom':
    '{player} beansprucht den Königreichbonus, dreht dafür {pieces} um und erhält {gold} Gold und einen Königreichmarker.',
  'event.refilled':
    '{count, plural, =0 {Der Hügel ist leer: {player} kann das Tal nicht auffüllen.} other {{player} füllt das Tal aus der {slope, select, left {linken} other {rechten}} Spalte des Hügels auf: {tiles}.}}',
  'event.drew': 'Die {slope, select, left {linke} other {rechte}} Spalte des Hügels erhält {tiles}.',
  'event.ending': 'Der Hügel lässt sich nicht mehr ganz auffüllen: Diese Runde ist die letzte.',
  'event.standstill': 'Niemand kann mehr etwas tun: Diese Runde ist die letzte.',
  'event.over': 'Das Spiel ist zu Ende.',

  'ask.place': 'Stelle deinen König auf ein Plättchen im Tal, auf dem noch kein König steht.',
  'ask.recruit': 'Rekrutiere mit deinen {gold} Gold einen Untertan vom Hügel oder verzichte darauf.',
  'ask.summon':
    'Ziehe deinen König in gerader Linie und nimm den Charakter, auf dem er stehen bleibt, oder gleichnamige, über die er zieht.',
  'ask.onward': 'Ziehe vom Feld des Mönchs ({place}) in eine beliebige Richtung weiter und nimm Charaktere.',
  'ask.kingdom':
    'Beanspruche den Königreichbonus ({gold} Gold und einen Königreichmarker) oder spare dir deine Untertanen auf.',
  'ask.replenish':
    'Wähle die Spalte des Hügels, aus der {count, plural, one {das freie Feld} other {die # freien Felder}} im Tal aufgefüllt {count, plural, one {wird} other {werden}}.',
  'ask.jester':
    '{count, plural, one {Wähle die Spalte, in der dein Hofnarr bis zum Spielende liegt.} other {Wähle eine Spalte für den ersten deiner # Hofnarren; dort bleibt er bis zum Spielende.}}',
  'ask.swap':
    'Tausche einen aufgedeckten Untertan aus deinem Schloss gegen einen Untertan vom Hügel{count, plural, one {.} other {; du tauschst noch # Mal.}}',
  'ask.tax': 'Wähle {need} aufgedeckte Untertanen aus einer Spalte, die du für {gold} Gold umdrehst.',

  'score.Q': '{count, plural, one {# Königin} other {# Königinnen}}',
  'score.D': '{count, plural, one {# Herzog} other {# Herzoge}}',
  'score.C': '{count, plural, one {# Gräfin} other {# Gräfinnen}}',
  'score.K': '{count} Ritter',
  'score.F': '{count, plural, one {# Bauer} other {# Bauern}}',
  'score.W': '{count, plural, one {# Bäuerin} other {# Bäuerinnen}}',
  'score.kingdoms': '{count} Königreichmarker',
  'score.lion': 'Löwenorden: {count} Ritter',
  'score.falcon': 'Falkenorden: {count} Ritter',
  'score.oak': 'Eichenorden: {count} Ritter',
  'score.sun': 'Sonnenorden: {count} Ritter',
  'score.couples': '{count} Bauernpärchen',
  'score.gold': '{count, number} Gold',

  'why.over': 'Das Spiel ist zu Ende.',
  'why.not-your-turn': 'Du bist nicht am Zug, sondern {player}.',
  'why.finish-first':
    '{ask, select, jester {Wähle zuerst die Spalte für deinen Hofnarren} swap {Führe zuerst den Tausch des Zauberers aus} other {Wähle zuerst die Untertanen für deinen Steuereintreiber}}.',
  'why.phase-later':
    'Das gehört zu Phase {phase}. {now, select, place {Zuerst nehmen alle Könige ihre Plätze im Tal ein.} recruit {Rekrutiere zuerst einen Untertan oder verzichte darauf.} summon {Nimm zuerst Charaktere aus dem Tal.} other {Beanspruche zuerst den Königreichbonus oder verzichte darauf.}}',
  'why.phase-over':
    '{needed, select, recruit {Phase 1 (Rekrutieren)} other {Phase 2 (Charaktere nehmen)}} ist für diesen Zug vorbei.',
  'why.mandatory':
    '{ask, select, place {Dein König muss einen Platz im Tal einnehmen.} summon {Du musst Charaktere aus dem Tal nehmen.} replenish {Das Tal muss aufgefüllt werden: Wähle eine Spalte des Hügels.} jester {Der Hofnarr muss in eine Spalte gelegt werden.} swap {Der Tausch des Zauberers ist Pflicht.} other {Der Steuereintreiber muss seine Steuern eintreiben.}}',
  'why.nothing-offered': 'Es gibt gerade nichts, worauf du verzichten könntest.',

  'why.king-here': 'Auf {place} steht schon der König von {player}: Zu Beginn hat auf jedem Plättchen nur einer Platz.',
  'why.not-in-line': 'Dein König zieht gerade oder diagonal: {place} liegt nicht in einer Linie mit {from}.',
  'why.own-tile': 'Dein König beginnt auf {place}: Diesen Charakter kannst du nur auf dem Weg über einen Mönch nehmen.',
  'why.standing-still': 'Dein König steht schon auf {place}: Er muss ziehen.',
  'why.king-on-tile':
    'Auf {place} {count, plural, one {steht der König} other {stehen die Könige}} von {players}: Der Charakter dort kann nicht genommen werden.',
  'why.opened': 'Der Mönch von {place} ist fort: Das Feld bleibt frei, bis das Tal aufgefüllt wird.',
  'why.empty': 'Auf {place} liegt kein Plättchen.',
  'why.priest-fee': 'Der Mönch verlangt {fee} Gold, du hast {gold}.',
  'why.priest-coin': 'Der Mönch verlangt {fee} Gold, bevor du die Münze bekommst, die auf ihm liegt; du hast {gold}.',
  'why.priest-no-way': 'Vom Mönch auf {place} aus könnte dein König niemanden nehmen.',
  'why.wizard-castle': 'Der Zauberer braucht einen aufgedeckten Untertan in deinem Schloss, du hast keinen.',
  'why.wizard-hill': 'Der Zauberer braucht einen Untertan auf dem Hügel, dort liegt keiner.',
  'why.collector-need':
    'Dieser Steuereintreiber braucht {need} gleichnamige aufgedeckte Untertanen aus einer Spalte, die noch keine Steuern gezahlt hat; du hast höchstens {most}.',
  'why.collector-taxed':
    'Dieser Steuereintreiber braucht {need} gleichnamige aufgedeckte Untertanen; so viele hast du nur dort, wo du schon Steuern eingetrieben hast: {columns}.',

  'why.set-priest': 'Mönche werden nie zu mehreren genommen.',
  'why.set-king':
    'Auf {place} {count, plural, one {steht der König} other {stehen die Könige}} von {players}: Dieses Plättchen kann nicht das letzte einer Gruppe sein.',
  'why.set-near':
    '{place} ist zu nah: Für mehrere gleichnamige Charaktere zieht dein König über mindestens zwei Plättchen und endet hinter dem letzten.',
  'why.set-edge': 'Dein König müsste direkt hinter {place} stehen bleiben, aber dort endet das Tal.',
  'why.set-single': 'Du brauchst zwei oder drei gleichnamige Charaktere: Auf dem Weg nach {place} liegt kein zweiter.',
  'why.set-kings':
    'Von den gleichnamigen Charakteren auf dem Weg nach {place} sind zu wenige frei: Unter anderen Königen ({players}) bleiben sie liegen.',
  'why.set-collectors':
    'Diese Steuereintreiber kannst du nicht zusammen nehmen: Sie brauchen {needs} gleichnamige aufgedeckte Untertanen, und jeder davon eine andere Spalte, die noch keine Steuern gezahlt hat. (Ein Steuereintreiber ohne Voraussetzung braucht keine.)',
  'why.land-near':
    '{place} ist zu nah: Dein König zieht über mindestens zwei Plättchen, bevor er hinter gleichnamigen stehen bleibt.',
  'why.land-no-set':
    'Hier darfst du nur anhalten, um mehrere gleichnamige Charaktere zu nehmen; bis {last} liegt keine solche Gruppe.',

  'why.round-one': 'Rekrutiert wird erst ab Runde {first}; jetzt läuft Runde {round}.',
  'why.recruited-already': 'Du hast in diesem Zug schon einen Untertan rekrutiert.',
  'why.too-poor': 'Der Untertan auf {slot} kostet {price} Gold, du hast {gold}.',
  'why.specialist-recruit': 'Auf {slot} liegt {tile}: Spezialisten kann man nicht rekrutieren, nur aus dem Tal nehmen.',
  'why.specialist-swap': 'Auf {slot} liegt {tile}: Der Zauberer holt nur Untertanen vom Hügel.',
  'why.slot-empty': 'Auf {slot} liegt kein Plättchen.',
  'why.slope-short':
    'In der {slope, select, left {linken} other {rechten}} Spalte des Hügels {held, plural, one {liegt nur # Plättchen} other {liegen nur # Plättchen}}, das Tal braucht {wanted}: Nimm die andere, dort liegen genug.',

  'why.column-idle': 'Kein Hofnarr, Zauberer oder Steuereintreiber wartet auf eine Spalte.',
  'why.piece-idle':
    'Nur Zauberer, Steuereintreiber und Königreichbonus verwenden Plättchen aus deinem Schloss; davon ist gerade nichts an der Reihe.',
  'why.column-taxed': 'Die Spalte der {column} hat schon Steuern gezahlt: Jede zahlt nur ein einziges Mal.',
  'why.column-short':
    'Der Steuereintreiber braucht {need} aufgedeckte Untertanen, in der Spalte der {column} {count, plural, one {liegt #} other {liegen #}}.',
  'why.column-needed':
    'Die Spalte der {column} braucht ein anderer deiner Steuereintreiber: Alle müssen Steuern eintreiben.',
  'why.column-empty': 'In der Spalte der {column} liegt kein aufgedeckter Untertan.',
  'why.piece-none': 'Dieses Plättchen gibt es in deinem Schloss nicht: {piece}.',
  'why.piece-down': 'Dieses Plättchen liegt in deinem Schloss nur verdeckt: {piece}.',
  'why.kingdom-later': 'Den Königreichbonus beanspruchst du in Phase 3, nachdem du Charaktere genommen hast.',
  'why.kingdom-over':
    'Phase 3 ist für diesen Zug vorbei; pro Zug darf nur ein einziger Königreichbonus beansprucht werden.',
  'why.kingdom-missing': 'Für den Königreichbonus fehlt dir aufgedeckt: {missing}.',

  'option.content': 'Stapel',
  'option.content.about': 'Wie die Charaktere auf die drei Stapel verteilt sind.',
  'option.start': 'Startspieler',
  'option.start.about': 'Wer den König als Erster aufstellt und jede Runde beginnt.',
  'option.start.random': 'Zufällig',
  'content.even': 'Gleichmäßig verteilt',
  'content.even.about': 'Jeder Charakter ist gleichmäßig auf die drei Stapel verteilt.',
  'content.ramped': 'Später Hofstaat',
  'content.ramped.about': 'Bauern kommen früh, Königinnen und Herzoge spät.',
  'content.custom': 'Eigene Tabelle',
  'content.custom.about': 'Eine Tabelle mit eigenen Werten.',

  'source.RULEBOOK': 'in einer Spielregel gedruckt',
  'source.CONFIRMED': 'vom Verlag oder in einer Rezension genannt',
  'source.DEDUCED': 'folgt aus bekannten Werten',
  'source.RECALLED': 'aus der Erinnerung, ohne Quelle',
  'source.RECONSTRUCTED': 'von uns rekonstruiert, passend zu allen bekannten Summen',
  'source.CUSTOM': 'aus deiner eigenen Tabelle',
} as const satisfies Readonly<Record<Key, string>>;
