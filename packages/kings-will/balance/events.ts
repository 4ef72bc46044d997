/** What is counted on the way: tiles, actions, levies, discs; and what the end of the game wants to know of it. */
import type { GameEvent } from '../src/events.ts';
import type { State } from '../src/state.ts';
import { travelOf } from '../src/state.ts';
import { BUILDINGS, HARVESTS, PLACES, TILES, TRAVELS, WILLS } from '../src/vocabulary.ts';
import { add, type Tally } from './tally.ts';

/** What a game has to tell at its end. */
export interface Story {
  /** By seat: points for the last slot and from voluntary levies. */
  readonly bonus: number[];
  readonly given: number[];
  /** By building: the round in which it was erected, 0 for never. */
  readonly erected: number[];
  turns: number;
}

export function storyOf(state: State): Story {
  const none = state.palatinates.map(() => 0);
  return { bonus: none.slice(), given: none.slice(), erected: BUILDINGS.map(() => 0), turns: 0 };
}

/** Actions by the event that tells of them; a harvest is named by its good. */
const ACTIONS: { readonly [T in GameEvent['type']]?: string } = {
  looked: 'look',
  taxed: 'taxes',
  founded: 'found',
  erected: 'erect',
  explored: 'explore',
  swapped: 'swap',
  born: 'birth',
  sold: 'sell',
};

export function countEvent(story: Story, state: State, event: GameEvent, tally: Tally): void {
  const action = ACTIONS[event.type];
  if (action !== undefined) add(tally, `action ${action}`);
  switch (event.type) {
    case 'kept':
      add(tally, `kept ${WILLS[event.will]}`);
      add(tally, `discarded ${WILLS[event.discard]}`);
      break;
    case 'took':
      story.bonus[event.seat] += event.points;
      story.turns += 1;
      add(tally, `tile ${TILES[event.tile]}`);
      break;
    case 'harvested':
      add(tally, `action ${HARVESTS[event.good]}`);
      add(tally, 'goods lost', event.lost);
      break;
    case 'founded':
      add(tally, `founded ${PLACES[event.place]}`);
      break;
    case 'erected':
      story.erected[event.building] = state.round;
      break;
    case 'rebelled':
      add(tally, 'rebellions');
      break;
    case 'visit':
      add(tally, `turns ${state.number}`);
      break;
    case 'levied':
      add(tally, `levied ${TRAVELS[travelOf(state)]}`);
      break;
    case 'unpaid':
      add(tally, `unpaid ${TRAVELS[travelOf(state)]}`);
      break;
    case 'gave':
      story.given[event.seat] += event.points;
      add(tally, `gave ${TRAVELS[travelOf(state)]} ${event.offer + 1}`);
      break;
  }
}
