/** Finding rulings by words or by their id. */
import { RULING_IDS, RULINGS, type RulingId, type Support } from './ids.ts';

/** Accents and case do not matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const ID = /^[a-z]\d{0,2}$/i;

/** Every word must occur; a letter with or without a number means an id. */
export function findRulings(
  textOf: (id: RulingId) => string,
  query: string,
  support: Support | 'all',
): readonly RulingId[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const isId = words.length === 1 && ID.test(words[0]);
  const fits = (id: RulingId) =>
    isId ? isAsked(id, words[0]) : words.every((word) => plain(textOf(id)).includes(word));
  return RULING_IDS.filter((id) => (support === 'all' || RULINGS[id] === support) && fits(id));
}

/** "x" means the whole group, "x1" only X1. */
const isAsked = (id: RulingId, word: string): boolean =>
  word.length === 1 ? id[0].toLowerCase() === word : id.toLowerCase() === word;
