/** The stacks of a written position: named, or dealt from what stands nowhere else. */
import { BadInput, shuffle } from '@three-crowns/core';
import type { Content } from '../content/types.ts';
import { tilesOf } from '../inventory.ts';
import { countIn } from '../setup.ts';
import type { State } from '../state.ts';
import { STAGES, TILES, type Tile } from '../vocabulary.ts';
import type { Lines } from './lines.ts';
import { tileNamed } from './names.ts';

/** Named tiles, next first; `?n` are n tiles and `rest` all tiles that stand nowhere else, shuffled. */
export function dealPiles(state: State, content: Content, lines: Lines): void {
  const piles = [lines.get('stack II'), lines.get('stack III')];
  const box = TILES.map((_, tile) => STAGES.reduce((sum, _, stage) => sum + countIn(content, tile, stage), 0));
  const isBlank = (word: string) => word === 'rest' || /^\?\d+$/.test(word);
  for (const tile of tilesOf(state)) box[tile] -= 1;
  for (const line of piles) for (const word of line?.words ?? []) if (!isBlank(word)) box[tileNamed(word, line)] -= 1;
  box.forEach((left, tile) => {
    if (left < 0) throw new BadInput('position', `there are ${-left} more ${TILES[tile]} than in the box`);
  });
  const spare = box.flatMap((left, tile) => Array<Tile>(left).fill(tile));
  shuffle(state.luck, spare);
  piles.forEach((line, pile) => {
    const tiles = (line?.words ?? []).flatMap((word) => {
      if (word === 'rest') return spare.splice(0);
      if (!isBlank(word)) return [tileNamed(word, line)];
      const count = Number(word.slice(1));
      if (count > spare.length)
        throw new BadInput(line?.place ?? '', `expected at most ?${spare.length}, found ${word}`);
      return spare.splice(0, count);
    });
    state.piles[pile] = tiles.reverse();
  });
}
