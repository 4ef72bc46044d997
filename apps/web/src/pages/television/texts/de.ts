import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  come: 'Wer später kommt oder wiederkommt:',
  'come.code': 'Wer später kommt oder wiederkommt: Telefon auf den Code richten.',
  join: 'Richte dein Telefon auf den Code',
  'join.words': 'oder gib auf der Seite „Mit Freunden“ diese Wörter ein:',
  'join.at': 'Dieser Bildschirm ist unter {address} zu finden',
  chooses: 'ist am Zug',
  points: '{name} zeigt hierher',
};
