/** The list of all moves: searching it and cutting it into groups. */
import type { Choice } from '../screen/screen.ts';

export interface NamedChoice {
  readonly choice: Choice;
  readonly name: string;
}

/** Every word of the search stands somewhere in the move's words or notation; case and accents do not matter. */
export function matching(choices: readonly NamedChoice[], search: string): NamedChoice[] {
  const wanted = plain(search).split(' ').filter(Boolean);
  return choices.filter(({ choice, name }) => {
    const text = plain(`${name} ${choice.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Moves of one kind and size stand together: the notation begins with what is done, the targets say to how much. */
export function groupsOf(choices: readonly NamedChoice[]): NamedChoice[][] {
  const groups = new Map<string, NamedChoice[]>();
  for (const named of choices) {
    const { text, targets } = named.choice;
    const key = `${text.split(' ')[0]} ${targets.length}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [named]);
    else group.push(named);
  }
  return [...groups.values()];
}
