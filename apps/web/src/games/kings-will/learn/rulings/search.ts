/** Finding rulings by words or by their number. */
import { RULING_IDS, type RulingId, type Support, supportOf } from './ids.ts';

/** Accents and case do not matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word must occur; a number means the ruling. */
export function findRulings(
  textOf: (id: RulingId) => string,
  query: string,
  support: Support | 'all',
): readonly RulingId[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const isNumber = words.length === 1 && /^\d{1,2}$/.test(words[0]);
  const fits = (id: RulingId) => (isNumber ? id === words[0] : words.every((word) => plain(textOf(id)).includes(word)));
  return RULING_IDS.filter((id) => (support === 'all' || supportOf(id) === support) && fits(id));
}
