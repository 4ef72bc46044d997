/**
 * What is loaded together lies in one file. A browser fetches six files at a time and waits for each: on a slow network a
 * hundred small ones take longer than all that is in them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Context = Parameters<Exclude<Group['name'], string>>[1];

/** A file of the build: these modules and what they use of others, but for what lies in a file before it. */
interface File {
  readonly name: string;
  readonly modules: readonly string[];
}

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const from = (file: string): string => path.join(SRC, file);

const filesIn = (folder: string): string[] => fs.readdirSync(from(folder)).map((file) => from(`${folder}/${file}`));

const games = fs
  .readdirSync(from('games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The way to a table: home, the pictures on its lids, the last game, and all that the tables of any game need. */
const WAY: readonly File[] = [
  { name: 'home', modules: [from('main.tsx')] },
  { name: 'shelf', modules: games.flatMap((game) => filesIn(`games/${game}/shelf`)) },
  { name: 'saved', modules: [from('pages/home/LastGame.tsx')] },
  { name: 'table', modules: [from('pages/table/TablePage.tsx'), from('pages/new/startGame.ts')] },
];

/** By game: pages that need its rules leave its board alone. */
const OF_GAMES: readonly (readonly File[])[] = games.map((game) =>
  ['rules', 'screen'].map((part) => ({ name: `${game}-${part}`, modules: [from(`games/${game}/${part}.ts`)] })),
);

/** For `output.codeSplitting`. What is in none of these files is cut by the bundler, as the other pages share it. */
export function chunkGroups(): Group[] {
  const groups = [...WAY.map(groupOf), groupOfSeveralGames(), ...OF_GAMES.flat().map(groupOf)];
  return groups.map((group, i) => ({ ...group, priority: groups.length - i }));
}

const groupOf = ({ name, modules }: File): Group => ({ name, test: (id) => modules.includes(id) });

/** What two games need, or one of them would bring the other. */
function groupOfSeveralGames(): Group {
  let shared: ReadonlySet<string> | undefined;
  return {
    name(id, context) {
      shared ??= sharedIn(
        OF_GAMES.map((files) =>
          importedBy(
            files.flatMap(({ modules }) => modules),
            context,
          ),
        ),
      );
      return shared.has(id) ? 'games' : null;
    },
  };
}

function sharedIn(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(
    sets.flatMap((one, i) => sets.slice(i + 1).flatMap((other) => [...one].filter((id) => other.has(id)))),
  );
}

/** The modules and all that comes with them; not what they load later. */
function importedBy(modules: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
