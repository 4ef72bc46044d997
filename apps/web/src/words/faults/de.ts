import type { FaultKey } from '@three-crowns/core';

export const de = {
  missing: 'Das fehlt.',
  unknown: 'Das ist hier unbekannt. Möglich: {known}.',
  object: 'Erwartet war ein Objekt mit {keys}, nicht {found}.',
  list: 'Erwartet war eine Liste, nicht {found}.',
  'list.length':
    'Erwartet war eine Liste mit {wanted, plural, one {# Eintrag} other {# Einträgen}}, nicht mit {found}.',
  'list.most': 'Die Liste darf höchstens {most, plural, one {# Eintrag} other {# Einträge}} haben; sie hat {found}.',
  whole: 'Erwartet war eine ganze Zahl von {min} bis {max}, nicht {found}.',
  number: 'Erwartet war eine Zahl, nicht {found}.',
  text: 'Erwartet war ein Text, nicht {found}.',
  long: 'Höchstens {most, number} Zeichen sind möglich; es sind {found, number}.',
  line: 'Erwartet war eine Zeile ohne Steuerzeichen, nicht {found}.',
  'one-of': 'Möglich: {known}. Gefunden: {found}.',
  'json.value':
    'Zeile {line}, Spalte {column}: Erwartet war ein Wert, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.key':
    'Zeile {line}, Spalte {column}: Erwartet war ein Name in doppelten Anführungszeichen, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.colon':
    'Zeile {line}, Spalte {column}: Erwartet war ein Doppelpunkt, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.list':
    'Zeile {line}, Spalte {column}: Erwartet war ein Komma oder „]“, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.object':
    "Zeile {line}, Spalte {column}: Erwartet war ein Komma oder „'}'“, nicht {at, select, end {das Ende des Textes} other {{found}}}.",
  'json.control': 'Zeile {line}, Spalte {column}: Hier darf kein Steuerzeichen stehen, da steht aber {found}.',
  'json.escape':
    'Zeile {line}, Spalte {column}: Erwartet war eine bekannte Escape-Folge, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.string':
    'Zeile {line}, Spalte {column}: Erwartet war ein schließendes Anführungszeichen, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  'json.end':
    'Zeile {line}, Spalte {column}: Erwartet war das Ende der Datei, nicht {at, select, end {das Ende des Textes} other {{found}}}.',
  version: 'Die Partie ist nach Fassung {found} der Regeln gespielt; bekannt sind hier: {known}.',
  seats: 'Die Optionen sprechen von {wanted, plural, one {# Platz} other {# Plätzen}}, die Datei von {found}.',
  'seats.most': 'Höchstens {most} Plätze sind möglich; es sind {found}.',
  seedless:
    'Der Aufzeichnung fehlt der Startwert, der erst am Ende einer Partie veröffentlicht wird: Sie lässt sich nicht nachspielen.',
  over: 'Die Partie ist hier zu Ende, es folgt aber ein Zug: {found}.',
  'move.other': 'Hier ist Platz {seats} gefragt, der Zug ist aber {found}.',
  'move.illegal': '{found} ist hier nicht möglich (Platz {seat}). Möglich: {legal}.',
} as const satisfies Readonly<Record<FaultKey, string>>;
