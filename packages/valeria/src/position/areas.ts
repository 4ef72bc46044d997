/** The row of areas of a written position. */
import { BadInput, shown } from '@three-crowns/core';
import { AREAS_IN_PLAY } from '../content/box.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import { AREAS } from '../vocabulary.ts';
import type { Line } from './lines.ts';

/** The areas of the row, as the options have them or, where these leave them open, as they are written. */
export function withAreas(options: Options, first: State, line: Line | undefined): Options {
  if (line === undefined) return options;
  const isOpen = options.setup === 'random' && options.areas === undefined;
  const names = line.words;
  if (!isOpen && names.join() !== first.areas.join()) {
    throw new BadInput(line.place, `the options have ${first.areas.join(' ')}, found ${shown(names.join(' '))}`);
  }
  return isOpen ? { ...options, areas: areasIn(line) } : options;
}

function areasIn({ place, words }: Line): Options['areas'] {
  const areas = words.map((word) => {
    const area = AREAS.find((name) => name === word);
    if (area === undefined) throw new BadInput(place, `expected an area of ${AREAS.join(', ')}, found ${shown(word)}`);
    return area;
  });
  if (new Set(areas).size !== AREAS_IN_PLAY || areas.length !== AREAS_IN_PLAY) {
    throw new BadInput(place, `expected ${AREAS_IN_PLAY} different areas, found ${areas.length}`);
  }
  return areas;
}
