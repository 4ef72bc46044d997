/** The hash of what play reads of a table. Its name and the marks of where its rows come from change no game. */
import { canonicalJson, memoOf, sha256 } from '@three-crowns/core';
import type { Content, Source } from './types.ts';

export const hashOf = memoOf((content: Content) => sha256(canonicalJson(playedOf(content))));

/** All that play reads. */
export function playedOf({ id: _id, ...content }: Content): object {
  return {
    ...content,
    citizens: content.citizens.map(unmarked),
    starters: content.starters.map(unmarked),
    monsters: content.monsters.map(unmarked),
    events: content.events.map(unmarked),
    domains: content.domains.map(unmarked),
    dukes: content.dukes.map(unmarked),
    noDuke: unmarked(content.noDuke),
  };
}

function unmarked<Row extends { readonly source: Source }>({ source: _source, ...row }: Row): Omit<Row, 'source'> {
  return row;
}
