/** A world as a thoughtful player would deal it: the dukes of others by what they have collected. */
import { draw, type Luck, type Seat, UNKNOWN } from '@three-crowns/core';
import { determinize } from '../determinize.ts';
import { clone, type State } from '../state.ts';
import { DUKES } from '../vocabulary.ts';
import { fillChances } from './belief.ts';
import { fillTally, newTally } from './tally.ts';

const FINE = 2 ** 20;

export function deal(view: State, seat: Seat, luck: Luck): State {
  const guessed = clone(view);
  const seen = guessed.players[seat].dukes.slice();
  for (const player of guessed.players) {
    // Before all have chosen nobody has shown anything.
    if (player.dukes[player.kept] !== UNKNOWN || guessed.phase === 'dukes') continue;
    fillTally(guessed, player, tally);
    fillChances(guessed, tally, seen, chances);
    player.dukes[player.kept] = drawn(luck);
    seen.push(player.dukes[player.kept]);
  }
  return determinize(guessed, luck);
}

const tally = newTally();
const chances = new Float64Array(DUKES.length);

/** A duke by its chance. */
function drawn(luck: Luck): number {
  let left = draw(luck, FINE) / FINE;
  let last = 0;
  for (let duke = 0; duke < chances.length; duke++) {
    if (chances[duke] === 0) continue;
    last = duke;
    left -= chances[duke];
    if (left < 0) break;
  }
  return last;
}
