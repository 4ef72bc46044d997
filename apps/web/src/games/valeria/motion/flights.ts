/** Cards travel from the grid to who took them, and show themselves when they come up; resources fly to their tracks. */
import type { GameEvent, State } from '@three-crowns/valeria';
import { slotOf } from '@three-crowns/valeria/board';
import { boxOf, middleOf } from '../../../table/motion/spots.ts';
import { FLIGHT, type Stage } from '../../../table/motion/stage.ts';
import type { View } from '../pieces/view.ts';
import { fly, flyTokens } from './tokens.ts';

export function flights(stage: Stage, { latest, state }: View): void {
  for (const event of latest.events) {
    moveCard(stage, event, state);
    flyTokens(stage, event, state);
  }
}

type Motions = {
  readonly [T in GameEvent['type']]?: (
    stage: Stage,
    event: Extract<GameEvent, { readonly type: T }>,
    state: State,
  ) => void;
};

/** Events that are not here move no card. */
const MOTIONS: Motions = {
  recruited: (stage, { place, seat, card }, state) => leave(stage, place, slotBox(seat, slotOf(state, card))),
  joined: (stage, { place, seat, card }, state) => leave(stage, place, slotBox(seat, slotOf(state, card))),
  slew: (stage, { place, seat }) => leave(stage, place, boxOf(`[data-pile="${seat}"]`)),
  built: (stage, { place, seat }) => leave(stage, place, boxOf(`[data-domains="${seat}"]`)),
  captured: (stage, { place }) => leave(stage, place, boxOf('[data-lord]')),
  returned: (stage, { place, seat }) => arrive(stage, place, boxOf(`[data-realm="${seat}"]`)),
  revealed: (stage, { place }) => showUp(stage, place, TURN_UP),
  exhausted: (stage, { place }) => showUp(stage, place, SLIDE_IN),
};

const TURN_UP: Keyframe[] = [{ transform: 'rotateY(90deg)', filter: 'brightness(0.4)' }, { transform: 'none' }];
const SLIDE_IN: Keyframe[] = [{ transform: 'translateY(-60%) rotate(-4deg)', opacity: 0 }, { transform: 'none' }];

function moveCard(stage: Stage, event: GameEvent, state: State): void {
  const motion = MOTIONS[event.type] as ((stage: Stage, event: GameEvent, state: State) => void) | undefined;
  motion?.(stage, event, state);
}

const slotBox = (seat: number, slot: number): DOMRect | undefined =>
  boxOf(`[data-slot="${slot} ${seat}"]`) ?? boxOf(`[data-realm="${seat}"]`);

const nameOf = (place: number): string => `place ${place}`;

/** What lay at a place flies into its scene; without one to its new owner, and grows small there. */
function leave(stage: Stage, place: number, owner: DOMRect | undefined): void {
  const spot = stage.before.get(nameOf(place));
  const goal = boxOf('[data-scene-picture]') ?? owner;
  if (spot === undefined || goal === undefined) return;
  const { width, height } = spot.box;
  const size = Math.min(width, Math.max(34, goal.width * 0.8));
  fly(stage, spot.element, spot.box, middleOf(goal, size, (size * height) / width));
}

function arrive(stage: Stage, place: number, from: DOMRect | undefined): void {
  const spot = stage.after.get(nameOf(place));
  if (spot === undefined || from === undefined) return;
  fly(stage, spot.element, middleOf(from, 50, (50 * spot.box.height) / spot.box.width), spot.box);
}

/** When the card above it has gone. */
function showUp(stage: Stage, place: number, frames: Keyframe[]): void {
  const spot = stage.after.get(nameOf(place));
  if (spot !== undefined) stage.show(spot.element, frames, { wait: FLIGHT });
}
