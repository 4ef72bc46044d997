/** Finding rulings by words or by their id. */
import { RULING_IDS, RULINGS, type RulingId, type Support } from './ids.ts';

/** Accents and case do not matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const ID = /^a?\d{1,2}$/;

/** Every word must occur; a number, with or without its letter, means an id. */
export function findRulings(
  textOf: (id: RulingId) => string,
  query: string,
  support: Support | 'all',
): readonly RulingId[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const isId = words.length === 1 && ID.test(words[0]);
  const asked = `A${words[0]?.replace('a', '')}`;
  const fits = (id: RulingId) => (isId ? id === asked : words.every((word) => plain(textOf(id)).includes(word)));
  return RULING_IDS.filter((id) => (support === 'all' || RULINGS[id] === support) && fits(id));
}
