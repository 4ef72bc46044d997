/** Was man im Buch ausprobieren soll, auf Deutsch. */
import type { LessonKey } from './en.ts';

export const de = {
  'tile.title': 'Ausprobieren: den König aufhalten',
  'tile.task':
    'Du bist Rot und brauchst noch einen Zug, bevor der König kommt. Nimm ein Plättchen so, dass er auf seinem Feld bleibt. Zeig auf ein Plättchen, um die Reihe danach zu sehen; berühr ein gesperrtes, um zu erfahren, warum es nicht geht.',
  'tile.done':
    'Der König hat sich nicht bewegt: Die Lücke lag links von ihm, also sind nur die Plättchen davor aufgerückt. Dein Plättchen liegt jetzt gesperrt ganz links.',
  'tile.missed':
    'Der König ist ein Feld weitergezogen, weil die Lücke rechts von ihm lag und alles davor aufgerückt ist. Versuch es mit einem Plättchen links von ihm.',
  'follow.title': 'Ausprobieren: folgen',
  'follow.task':
    'Blau hat „Ernten“ genommen und zweimal die Felder bestellt. Jetzt darfst du als Rot eine der beiden Aktionen ausführen. Dein Lederregal ist voll, und am Ende der Runde verlangt der König die unten gezeigte Nahrung. Folge so, dass du zahlen kannst.',
  'follow.done':
    'Beide Bauern auf dem Kornfeld haben Nahrung gebracht: Die Pflichtabgabe ist sicher, und es hat dich keinen eigenen Zug gekostet.',
  'follow.missed':
    'Die Nahrung für den König fehlt noch. Leder passt nicht mehr ins volle Lager, und Passen bringt nichts: Bestell die Felder.',
  'seam.title': 'Ausprobieren: ein Symbol ergänzen',
  'seam.task':
    'Du hast „Bauen“ genommen. Mühle und Schule bilden schon ein ganzes Symbol. Errichte ein Gebäude so, dass ein zweites entsteht: Vergleich seine linke Hälfte mit der rechten der Schule, dann wähl den Platz unter der Landschaft.',
  'seam.done': 'Die Hälften passen: ein weiteres ganzes Symbol, das am Spielende zählt.',
  'seam.missed':
    'Die Hälften treffen sich nicht. Ein Gebäude mit der gleichen Hälfte muss direkt rechts neben der Schule stehen.',
  'discount.title': 'Ausprobieren: einen Rohstoff billiger bauen',
  'discount.task':
    'Mit Bildung 1 kostet dich eine Bauerschaft einen Rohstoff weniger, und du wählst, welchen. Gründe eine auf der Wiese, aber behalte dein Holz: Du brauchst es für eine Burg.',
  'discount.done': 'Zwei Rohstoffe statt drei, und das Holz gehört noch dir. Auch dem Volk gefällt das neue Heim.',
  'discount.missed':
    'Das Holz ist weg, oder es wurde keine Bauerschaft gegründet. Gründe eine und zahl mit Leder und Nahrung.',
  'levy.title': 'Ausprobieren: den Besuch vorbereiten',
  'levy.task':
    'Du hast „Bewegen“ vom letzten Feld genommen, und nach diesem Zug kommt der König. Er verlangt die unten gezeigte Pflichtabgabe, und dir fehlt etwas davon. Tausch einen Rohstoff und sieh dann, was dir die Stimmung zu geben erlaubt.',
  'levy.done':
    'Alles bezahlt und noch eine freiwillige Abgabe dazu: Die Pflichtabgabe hat keine Stimmung gekostet, die freiwillige hat Punkte gebracht.',
  'levy.missed':
    'Ohne die ganze Pflichtabgabe verlierst du Punkte und Stimmung und damit vielleicht auch die freiwillige Abgabe. Tausch zuerst Holz gegen Nahrung, dann gib deine Münzen.',
} as const satisfies Readonly<Record<LessonKey, string>>;
