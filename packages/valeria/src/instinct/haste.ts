/** How near the end of the game is. */
import { stackSizes } from '../content/box.ts';
import { exhaustedLimit } from '../ending.ts';
import { COLUMNS, FIRST_DOMAIN_PLACE, PLACES } from '../grid.ts';
import { exhaustedPlaces, type State } from '../state.ts';

/** By size: how many stacks have so many cards. The largest stacks have six, and cards can be put back on them. */
const bySize = new Int32Array(16);

/** The fewest cards that must still be taken before the end is due; nothing when it is. */
export function cardsLeft(state: State): number {
  bySize.fill(0);
  let monsters = 0;
  let domains = 0;
  for (let place = 0; place < PLACES; place++) {
    const size = state.grid[place].length;
    bySize[Math.min(size, bySize.length - 1)] += 1;
    if (place < COLUMNS) monsters += size;
    else if (place >= FIRST_DOMAIN_PLACE) domains += size;
  }
  return Math.min(monsters, domains, smallest(exhaustedLimit(state) - exhaustedPlaces(state)));
}

/** The cards of so many of the smallest stacks together. */
function smallest(stacks: number): number {
  let left = stacks;
  let cards = 0;
  for (let size = 1; size < bySize.length && left > 0; size++) {
    const taken = Math.min(left, bySize[size]);
    cards += taken * size;
    left -= taken;
  }
  return cards;
}

/** What `cardsLeft` says before the first move: the stacks of domains are the smallest. */
export const cardsAtFirst = (state: State): number =>
  stackSizes(state.players.length).domains * Math.min(exhaustedLimit(state), COLUMNS);
