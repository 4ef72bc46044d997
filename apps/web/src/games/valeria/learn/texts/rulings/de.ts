/** Deutsch: jeder Regelentscheid in wenigen Sätzen. */
import type { RulingId } from './ids.ts';

export const de = {
  A1: 'Die Landschaften liegen von links nach der Stärke ihres schwächsten Monsters. Bei gleicher Stärke liegt die mit dem schwächeren Boss weiter links; Magie zählt nicht.',
  A2: 'Andere Landschaften und Bürger als die des ersten Spiels werden gezogen, von euch ausgesucht oder durch einen benannten Aufbau bestimmt.',
  A3: 'Alle wählen gleichzeitig einen Herzog und sehen dabei das Raster. Der andere kommt ungesehen aus dem Spiel.',

  A4: 'Mehrere Gebiete dürfen Würfel ändern, jedes einmal je Würfelphase, in beliebiger Reihenfolge, auch am selben Würfel. Der Würfel muss sich dabei ändern.',
  A5: 'Magie ersetzt Gold und Stärke nur bei den drei bezahlten Aktionen, nicht beim Ändern von Würfeln und nicht beim Tausch von Bürgern.',
  A6: 'Die linke Fähigkeit des Mönchs kostet nichts, wie es auf der Karte steht. Das Beispiel der Spielregel, in dem ihm Gold fehlt, zeigt nur, dass ein aktivierter Bürger den Herold fernhält; bei jenem Pasch kommt der Herold einmal.',
  A7: 'Für den Herold und doppelte Aktivierung gelten die endgültigen Würfel. Gargans Umarmung prüft den Wurf und danach jede Änderung, die einen Pasch ergibt.',
  A8: 'Ein Pasch aktiviert die Bürger seiner Zahl zweimal und die der Summe einmal.',

  A9: 'Start-Bauer und Start-Ritter genügen als Bürger, um den Herold fernzuhalten.',
  A10: 'Nur die linke Fähigkeit stiehlt. Diebinnen kommen vor allem anderen; jede nimmt eine Art von einem Mitspieler, bis zu drei oder nichts.',
  A11: 'Sonst nutzen alle ihre aktivierten Karten in beliebiger Reihenfolge. Der Tisch gibt zuerst Erträge, fragt dann nach Wahlen, dann nach Tausch: Das erlaubt alles, was jede andere Reihenfolge erlaubt.',
  A12: '„Je Arbeiter“ und „je Soldat“ zählen Bürger mit diesem Symbol, die Karte selbst eingeschlossen, keine Gebiete und keine Startkarten. „Je Ritter“ geht nach dem Namen und zählt den Start-Ritter.',
  A13: 'Die Kosten der Wüstenorchidee richten sich nach heiligen Bürgern, nicht nach Symbolen auf Gebieten.',

  A14: 'Mindestens eine Stärke (Erschlagen) oder ein Gold (Rekrutieren, Gebiete) wird wirklich bezahlt. Magiekosten kommen in Magie dazu.',
  A15: 'Bei kostenlosen Bürgern gelten die gedruckten Kosten. Nur oberste Karten des Rasters; passt keine, gibt es keinen Ersatz. Die Unglücksspinne ohne Ritter im Raster gibt Gold.',
  A16: 'Ein dauerhaftes Gebiet wirkt sofort für den Rest des Zuges, auch am Ende der Aktionsphase. Was an ihrem Anfang kommt, beginnt im nächsten Zug.',
  A17: 'Vergessene Sorgen wirkt bei rekrutierten und kostenlosen Bürgern, der Violette Dorn bei jedem erschlagenen Monster, auch bei Ereignissen und dem zusätzlichen Monster des Auges, nicht bei einem geraubten.',
  A18: 'Wer einem Mitspieler etwas nimmt, wählt einen und nimmt, was da ist, bis zur Grenze. Auf Kathedrale und Kugel darf man verzichten.',
  A19: 'Das Nest der Weberhexe legt einen Bürger, der keine Startkarte ist, oben auf seinen Stapel zurück, auch einen, der die Voraussetzung erfüllt hat.',
  A20: 'Der Wächter auf dem Wasser legt ein Monster einer Landschaft im Spiel oben auf seinen Stapel, egal wie stark es ist. Ereignisse haben keinen Stapel.',
  A21: 'Kommt eine Karte auf einen erschöpften Platz zurück, geht die Erschöpft-Karte unter den Stapel; ein Ereignis geht obenauf, wo alle es kennen, und seine Marker kommen in den Vorrat.',
  A22: 'Erschöpft-Karten werden gelegt, wenn die ganze Aktion fertig ist. Warten zwei Plätze und es kommt darauf an, wählst du die Reihenfolge. Ist keine Karte mehr da, bleibt der Platz leer und zählt.',
  A23: 'Das nächste Gebiet wird zuletzt aufgedeckt, nach dem, was das übernommene sofort bewirkt.',
  A24: 'Beide Aktionen sind Pflicht; eine Ressource zu nehmen geht immer.',
  A25: 'Ressourcen und Punkte sind unbegrenzt.',

  A26: 'Ob das Spiel endet, wird am Ende der Runde geprüft. Eine zurückgelegte Karte kann das Ende noch abwenden.',
  A27: '„Alle Monster“ und „alle Gebiete“ meinen die Stapel der Reihe; ein Ereignis, das dort liegt, zählt als erschöpft.',
  A28: 'Bei Gleichstand zählen Startkarten, Bürger und Gebiete, die jemand vor sich hat, keine erschlagenen Monster. Immer noch gleich: geteilter Sieg.',
  A29: 'Reese zählt Bürger ohne Startkarten.',

  A30: 'Bei mehreren aktiven Ereignissen bestimmt, wer am Zug ist, die Reihenfolge; sie macht nie etwas aus, also wird nicht gefragt. Marker müssen gelegt werden, auf irgendein sichtbares Monster oder Ereignis, auch auf das Ereignis selbst.',
  A31: 'Verluste enden bei null. Wer rastet, verliert nichts.',
  A32: 'Goldmarker bekommt, wer das Monster erschlägt, zusätzlich zur Belohnung; die anderen gehen zurück. Der Vorrat ist unbegrenzt.',
  A33: '„Je eigenes Monster“ zählt das eben erschlagene mit.',
  A34: 'Ein Ereignis tut nichts, wenn es erscheint; es wirkt ab dem nächsten Wurf. Ein erschlagenes Ereignis wird durch die unterste Erschöpft-Karte ersetzt, nie durch ein weiteres Ereignis.',

  A35: 'Zu fünft rastet der Spieler rechts von dem, der am Zug ist: kein Ertrag, kein Herold, kein Ziel, kein Punkt durch Gargans Umarmung.',
  A36: 'Ohne Herzöge: 1 Punkt je Arbeiter- und Soldatensymbol, 2 je Schatten- und Heiligensymbol, 1 je {noDukeResources} Ressourcen; je {most} Punkte für die meisten Bürger, Monster und Gebiete, {tied} bei Gleichstand.',
  A37: 'Vermischte Bürger: Der Aufpreis geht nach dem Namen. Karten bleiben verdeckt, bis sie oben liegen; ein zurückgelegter Bürger liegt offen obenauf.',
  A38: 'Das Solospiel endet bei {alone} erschöpften Plätzen (Gleichstand verliert), wenn alle Monster erschlagen sind (gewonnen) oder wenn eine angegriffene Spalte leer ist (verloren). Punkte auf der Spielertafel zählen. Der Herold wird in beiden Erträgen geprüft. Der Herzog des Lords wertet übrige Monster und Beute, keine Ressourcen.',
  A39: 'Im Solospiel kommt, was anderen genommen würde, aus der Bank. Die Räuberfestung nimmt die oberste Karte des linken Monsterstapels, ohne Belohnung.',
  A40: 'Im Solospiel mit Ereignissen kommt ein Ereignis dazu. Ein Ereignis in der Monsterreihe ist ein erschöpfter Stapel.',

  A41: 'Angegriffen wird nach dem ersten Würfel, dem zweiten und dann der Summe (ab der schwereren Stufe, Summen 2 bis 6), mit den endgültigen Würfeln. Die schwerste Stufe schließt die schwerere ein.',
  A42: '„Sofort“ heißt im Solospiel: nach der ganzen Aktion oder Beute und nachdem Erschöpft-Karten gelegt sind. Alle Monster erschlagen geht vor der Zahl erschöpfter Plätze.',
  A43: 'Ereignisse im Raster gehören nicht zu den Monstern des Lords der Finsternis.',
  A44: 'Im Solospiel ohne Herzöge werten beide Seiten nach A36, und die Mehrheiten werden zwischen ihnen verglichen.',
  A45: 'Gleichstand bei einer Mehrheit, auch bei null, gibt allen Beteiligten {tied} Punkte.',
  A46: 'Waffenstillstand der Halsabschneider und Räuberfestung müssen genutzt werden, bei jemandem, der etwas hat. Hat niemand etwas, geschieht nichts.',
  A47: 'Ein kostenloser Bürger muss genommen werden, wenn einer passt. Die Spinnenkönigin ohne Bürger im Raster gibt Gold.',
  A48: 'Marker gehören zum Platz und liegen auf der obersten Karte, auch auf einem zurückgelegten Monster: Nur Erschlagen nimmt sie weg. Im Solospiel gehen die eines Monsters, das die Räuberfestung nimmt, in den Vorrat.',
  A49: 'Wird ein Ereignis erschlagen und ist keine Erschöpft-Karte mehr da, bleibt der Platz leer und zählt als erschöpft.',
  A50: 'Im Solospiel nimmt eine Karte immer alles, was sie kann, eine Diebin drei: Die Bank hat genug, und darauf kann man nicht verzichten.',
  A51: 'Ein Tisch endet nach {mostPlies, number} Zügen und wird gewertet, wie er steht; im Solospiel ist das verloren. Keine normale Partie kommt in die Nähe.',
} as const satisfies Readonly<Record<RulingId, string>>;
