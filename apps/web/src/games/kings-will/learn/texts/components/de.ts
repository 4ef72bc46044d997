/** Material und Quellen, auf Deutsch. */
import type { ComponentsKey } from './en.ts';

export const de = {
  'sources.title': 'Was gedruckt ist und was von uns stammt',
  'sources.1':
    '**Die meisten Werte auf dieser Seite sind nicht die gedruckten.** Die Spielregel erklärt, wie gespielt wird, und daran halten wir uns. Aber Kosten, Gebäude, Willenskarten und Reisetafeln stehen in einem eigenen Glossar, und das ist nicht öffentlich.',
  'sources.2':
    'Darum haben wir einen eigenen Satz gemacht, der zu jedem Beispiel der Spielregel und zu jedem Hinweis aus Rezensionen passt, und Programme damit gegeneinander spielen lassen. Er spielt sich gut, ist aber **unsere Rekonstruktion** und behauptet nicht, das zu sein, was in der Schachtel liegt. Jede Zeile trägt ein Zeichen, das sagt, wie sicher sie ist.',
  'sources.3':
    'Wenn du die Schachtel besitzt, kannst du mit den gedruckten Werten spielen: siehe den letzten Abschnitt.',
  'sources.marks': 'Die Zeichen',
  'sources.known': 'Bekannt',
  'sources.known.1':
    'Wie gespielt wird: die Aktionsreihe, alle Aktionen, der Besuch des Königs, die Folge der Wertung.',
  'sources.known.2':
    'Wie viele es von jedem Ort gibt, die Zahl aller übrigen Teile, der Anfang, was die Skalen bewirken.',
  'sources.known.3': 'Eine Reisetafel zum Teil, die Namen von Schule und Jahrmarkt und wovon Willenskarten handeln.',
  'sources.ours': 'Von uns rekonstruiert',
  'sources.ours.1': 'Was Orte kosten und wie sie die Stimmung ändern; wie genau ein Kloster schützt.',
  'sources.ours.2': 'Preise, Ränder und Eigenschaften aller Gebäude und die Namen aller bis auf zwei.',
  'sources.ours.3': 'Die Zahlen aller sechzehn Willenskarten und fast alles auf den Reisetafeln.',
  'sources.ours.4': 'Wie viele es von jeder Landschaft gibt, das Ende der Geldskala, die Größe des Lagerausbaus.',
  'mark.RULEBOOK': 'Spielregel',
  'mark.CONFIRMED': 'Bestätigt',
  'mark.DEDUCED': 'Erschlossen',
  'mark.RECALLED': 'Aus dem Gedächtnis',
  'mark.RECONSTRUCTED': 'Rekonstruiert',
  'mark.CUSTOM': 'Eigene',

  'tiles.title': 'Die {count} Aktionsplättchen',
  'tiles.1': 'Ihre Aktionen stehen in der Spielregel. Die ersten vier sind zu Beginn in dieser Folge gesperrt.',
  'wills.title': 'Die {count} Willenskarten',
  'wills.1':
    'Veröffentlichte Hinweise nennen die Themen; Buchstaben, Zahlen und Bedingungen sind rekonstruiert. A bis L sind die Karten des ersten Spiels.',
  'wills.firstGame': 'Erstes Spiel',
  'wills.all': 'Alle',
  'wills.rest': 'Nur volles Spiel',
  'buildings.title': 'Die {count} Gebäude',
  'buildings.1':
    'Jedes gibt es einmal. Die Medaillen an den Rändern sind die halben Symbole. Gedruckt bekannt sind nur ihre Zahl und zwei der Namen.',
  'buildings.filter': 'Zeigen',
  'buildings.rising': 'Stimmung steigt',
  'buildings.falling': 'Stimmung sinkt',
  'travels.title': 'Die {count} Reisetafeln',
  'travels.1':
    'Vier davon, im ersten Spiel drei, werden für eine Partie gezogen. Forderung und erstes Angebot von R1 sind ein Beispiel der Spielregel, alle anderen stammen von uns.',
  'places.title': 'Die vier Orte',
  'places.1':
    'Wie viele es gibt und wozu sie dienen, ist gedruckt; Preise, Stimmung und der genaue Schutz des Klosters nicht.',
  'places.count': '{count} im Spiel',
  'lands.title': 'Die Landschaften',
  'lands.1':
    'Was sie liefern und wie viele Bauplätze sie haben, ist gedruckt, auch dass es insgesamt 36 sind. Die Verteilung stammt von uns.',
  'values.title': 'Skalen und andere Zahlen',
  'values.1': 'Was jede Stufe von Bildung und Entwicklung bringt.',
  'values.what': 'Was',
  'values.value': 'Wert',
  'values.mark': 'Zeichen',
  'values.farmers': 'Bauern im Spiel',
  'values.farmersPerLand': 'Bauern auf einer Landschaft',
  'values.store': 'Platz im Lager, je Rohstoff',
  'values.extension': 'Platz mit Ausbau',
  'values.money': 'Ende der Geldskala',
  'values.startPoints': 'Punkte zu Beginn',
  'values.startCoins': 'Münzen zu Beginn',
  'values.startGoods': 'Rohstoffe zu Beginn',
  'values.startFarmers': 'Bauern zu Beginn',
  'values.slotBonus': 'Punkte für das letzte Feld',
  'values.steps': 'Schritte einer Bewegung',
  'values.sale': 'Münzen für einen Rohstoff',
  'values.taxMood': 'Stimmungsverlust durch Steuern',
  'values.educationMood': 'Stimmungsgewinn durch Bildung',
  'values.rebellionPoints': 'Punktverlust bei Rebellion',
  'values.lastFarmerPoints': 'Dazu, wenn der letzte Bauer bleibt',
  'values.levyPoints': 'Punktverlust für eine versäumte Abgabe',
  'values.levyMood': 'Stimmungsverlust für eine versäumte Abgabe',
  'values.wrath': 'Punktverlust durch einen Zorn',

  'custom.title': 'Deine eigene Schachtel',
  'custom.1':
    'Wenn du das Spiel besitzt, tippe ein, was in deinem Glossar steht: Eine Tabelle ist eine Textdatei mit jeder Zahl des Spiels. Lade die Vorlage herunter, ändere sie in einem Texteditor und wähle sie beim Vorbereiten einer Partie unter „{option}: {custom}“.',
  'custom.2':
    'Die Tabelle wird beim Lesen geprüft: Geht etwas nicht auf, erfährst du die Zeile und was erwartet wurde. Sie reist mit der Partie, eine gespeicherte Partie geht also immer mit ihren eigenen Zahlen weiter. Alle Texte auf Karten folgen aus den Zahlen.',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
