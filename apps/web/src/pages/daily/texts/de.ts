import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  lead: '{date}. Jeden Tag eine Partie je Spiel, für alle dieselbe und gegen denselben Gegner: {level}. Ohne Tipps, und nichts wird neu ausgeteilt. Die nächsten kommen um {time} Uhr.',
  new: 'Noch nicht gespielt.',
  open: 'Du bist mittendrin.',
  play: 'Partie spielen',
  won: 'Gewonnen, {points} zu {rival}.',
  lost: 'Verloren, {points} zu {rival}.',
  victory: 'Gewonnen',
  you: 'Du',
  points: '{points} zu {rival}',
  beaten: '{count, plural, =0 {Bisher waren alle Stufen besser.} other {So gut wie # von {of} Stufen oder besser.}}',
  compare: 'Die Stufen spielen lassen',
  goOn: 'Mit den Stufen weitermachen',
  running: '{level} spielt auf deinem Platz, Zug {moves}.',
  stop: 'Anhalten',
  edition: 'Fassung der Gegner {edition}',
  earlier: 'Frühere Tage',
};
