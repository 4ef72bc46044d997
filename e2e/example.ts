/** The example game of docs/adding-a-game.md, put into a copy of the web app as the page says. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'docs/adding-a-game.md'), 'utf8');

/** Every block of the page that begins with the name of a file. */
const files = new Map(
  [...page.matchAll(/```tsx?\n\/\/ ([\w/.-]+\.tsx?)[^\n]*\n(.*?)```/gs)].map(([, name, code]) => [name, code]),
);

function found(pattern: RegExp): string {
  const [, text] = pattern.exec(page) ?? [];
  if (text === undefined) throw new Error(`the page does not show ${pattern}`);
  return text;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Where the copy of the web app lies: inside the tree, so that its imports are found. The folder is not kept. */
export function writeExample(): string {
  const place = path.join(root, 'test-results/adding-a-game-web');
  fs.rmSync(place, { recursive: true, force: true });
  writePackage(path.join(place, 'packages/nine-crowns'));
  fs.mkdirSync(path.join(place, 'node_modules/@three-crowns'), { recursive: true });
  fs.symlinkSync('../../packages/nine-crowns', path.join(place, 'node_modules/@three-crowns/nine-crowns'));
  const web = path.join(place, 'apps/web');
  fs.cpSync(path.join(root, 'apps/web'), web, {
    recursive: true,
    filter: (file) => !/apps\/web\/(dist|node_modules)$/.test(file),
  });
  fs.copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(place, 'tsconfig.base.json'));
  for (const [name, code] of files)
    if (name.startsWith('apps/web/src/games/nine-')) write(path.join(place, name), code);
  register(path.join(web, 'src/games/list.ts'));
  return web;
}

function writePackage(place: string): void {
  write(path.join(place, 'package.json'), found(/```json\n(.*?)```/s));
  for (const [name, code] of files) if (name.startsWith('src/')) write(path.join(place, name), code);
  // The page shows German and says that French is alike.
  const german = files.get('src/texts/de.ts') ?? '';
  write(path.join(place, 'src/texts/fr.ts'), german.replace('const de', 'const fr'));
}

/** The lines of the page take the place of those they change. */
function register(list: string): void {
  const [line, , changed] = (files.get('apps/web/src/games/list.ts') ?? '').split('\n');
  const text = fs.readFileSync(list, 'utf8').replace(/^const LIST = .*$/m, changed);
  write(list, text.replace(/^import type/m, `${line}\nimport type`));
}

/** The board of section 10 takes the place of the plain one. */
export function giveBoard(web: string): void {
  const registration = path.join(web, 'src/games/nine-crowns/registration.ts');
  const screen = found(/`(screen: async [^`]*)`/);
  write(registration, fs.readFileSync(registration, 'utf8').replace('  shelf: {', `  ${screen},\n  shelf: {`));
}
