/** Who is drawn on a tile: a file a character, a scene a view of it (`<view id>`). */
import type { Kind } from '@three-crowns/king-of-the-valley/board';

const scenes = (file: URL, ...names: readonly string[]): readonly string[] => names.map((name) => `${file}#${name}`);

// The build finds files by this pattern alone, written out.
const knight = new URL('./people/knight.svg', import.meta.url);

const SCENES: { readonly [K in Kind]: readonly string[] } = {
  Q: scenes(new URL('./people/queen.svg', import.meta.url), 'sceptre', 'throne'),
  D: scenes(new URL('./people/duke.svg', import.meta.url), 'castle', 'falcon'),
  C: scenes(new URL('./people/countess.svg', import.meta.url), 'garden', 'letter'),
  Kl: scenes(knight, 'lion-foot', 'lion-horse'),
  Kf: scenes(knight, 'falcon-foot', 'falcon-horse'),
  Ko: scenes(knight, 'oak-foot', 'oak-horse'),
  Ks: scenes(knight, 'sun-foot', 'sun-horse'),
  F: scenes(new URL('./people/farmer.svg', import.meta.url), 'fork', 'sheaf', 'lamb'),
  W: scenes(new URL('./people/wife.svg', import.meta.url), 'basket', 'goose'),
  J: scenes(new URL('./people/jester.svg', import.meta.url), 'bells', 'marotte'),
  P: scenes(new URL('./people/priest.svg', import.meta.url), 'book', 'candle'),
  Z: scenes(new URL('./people/wizard.svg', import.meta.url), 'orb', 'cauldron'),
  T: scenes(new URL('./people/collector.svg', import.meta.url), 'purse', 'scales'),
};

/** The picture follows the tile's own number, so it stays the same wherever the tile goes. */
export function pictureOf(kind: Kind, id = 0): string {
  const pictures = SCENES[kind];
  return pictures[id % pictures.length];
}
