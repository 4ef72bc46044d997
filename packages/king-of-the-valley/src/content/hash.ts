/** Which numbers a game was played with: two tables with the same hash are played alike. */
import { canonicalJson, memoOf, sha256 } from '@three-crowns/core';
import { countIn, type Options } from '../setup.ts';
import { valuesOf } from '../state.ts';
import { STAGES, TILES } from '../vocabulary.ts';
import type { Content } from './types.ts';

/** What play reads and nothing else: neither the table's name nor where its numbers come from. */
const hashOf = memoOf((content: Content) => {
  const stacks = TILES.map((_, tile) => STAGES.map((_, stage) => countIn(content, tile, stage)));
  return sha256(canonicalJson({ values: valuesOf(content), stacks }));
});

export const contentHash = ({ content }: Options): string => hashOf(content);
