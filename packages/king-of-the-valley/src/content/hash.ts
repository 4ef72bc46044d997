/** Which numbers a game was played with: two tables with the same hash are played alike. */
import { canonicalJson, sha256 } from '@three-crowns/core';
import { countIn, type Options } from '../setup.ts';
import { valuesOf } from '../state.ts';
import { STAGES, TILES } from '../vocabulary.ts';
import type { Content } from './types.ts';

const HASHES = new WeakMap<Content, string>();

/** What play reads and nothing else: neither the table's name nor where its numbers come from. */
export function contentHash({ content }: Options): string {
  const known = HASHES.get(content);
  if (known !== undefined) return known;
  const stacks = TILES.map((_, tile) => STAGES.map((_, stage) => countIn(content, tile, stage)));
  const hash = sha256(canonicalJson({ values: valuesOf(content), stacks }));
  HASHES.set(content, hash);
  return hash;
}
