/** The rulings of a game as its book needs them, and finding some of them by words or by their id. */

export interface RulingBook<Id extends string, Group extends string, Support extends string> {
  /** In their order. */
  readonly ids: readonly Id[];
  readonly groups: readonly Group[];
  /** What a ruling of this game can rest on. */
  readonly supports: readonly Support[];
  groupOf(id: Id): Group;
  supportOf(id: Id): Support;
}

/** The name of a group alone would be too short to mean something in an address. */
export const groupAnchor = (group: string): string => `rulings-${group}`;

/** The groups as sections of a chapter. */
export function groupSections<Group extends string>(
  { groups }: Pick<RulingBook<string, Group, string>, 'groups'>,
  titleOf: (key: `group.${NoInfer<Group>}`) => string,
): readonly { readonly id: string; readonly title: string }[] {
  return groups.map((group) => ({ id: groupAnchor(group), title: titleOf(`group.${group}`) }));
}

/** Every word must occur; a letter, a number or both mean an id, where there is such a one. */
export function findRulings<Id extends string, Support extends string>(
  { ids, supportOf }: Pick<RulingBook<Id, string, Support>, 'ids' | 'supportOf'>,
  textOf: (id: Id) => string,
  query: string,
  support: Support | 'all',
): readonly Id[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const named = words.length === 1 ? ids.filter((id) => isNamed(id, words[0])) : [];
  const found = named.length > 0 ? named : ids.filter((id) => words.every((word) => plain(textOf(id)).includes(word)));
  return found.filter((id) => support === 'all' || supportOf(id) === support);
}

/** Accents and case do not matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const ID = /^([a-z]?)(\d{0,2})$/;

/** "x" means the whole group, "x1" only X1, "1" every one with that number. */
function isNamed(id: string, word: string): boolean {
  const asked = ID.exec(word);
  const [, letter, number] = ID.exec(id.toLowerCase()) ?? [];
  return asked !== null && (asked[1] === '' || asked[1] === letter) && (asked[2] === '' || asked[2] === number);
}
