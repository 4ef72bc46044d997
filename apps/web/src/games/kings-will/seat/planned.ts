/** What is about to be built, and where it can stand: the landscapes show it there before it does. */
import { previewWorld } from '@three-crowns/core';
import { type GameEvent, kingsWill, type State } from '@three-crowns/kings-will';
import {
  buildingOf,
  isPlaceWork,
  NO_PLACE,
  type Palatinate,
  SITES,
  type Work,
  workOf,
} from '@three-crowns/kings-will/board';
import type { View } from '../pieces/view.ts';

export interface Planned {
  readonly work: Work;
  readonly lands: readonly number[];
}

/** A plan belongs to who makes it. */
export function plannedFor(view: View, seat: number): Planned | undefined {
  return seat === view.own && view.choices.length > 0 ? plannedIn(view) : undefined;
}

function plannedIn({ state, own, pointed, choices }: View): Planned | undefined {
  const effect = state.stack.at(-1)?.effect;
  const move = pointed?.move;
  if (effect?.kind === 'pay') return { work: effect.work, lands: [effect.at] };
  if (effect?.kind === 'site') {
    const lands = choices.flatMap((choice) => (choice.move.do === 'site' ? [choice.move.at] : []));
    return { work: effect.work, lands: move?.do === 'site' ? [move.at] : lands };
  }
  if (move?.do === 'found') return { work: move.place, lands: landsAfter(state, own, move) };
  if (move?.do === 'erect') return { work: workOf(move.building), lands: landsAfter(state, own, move) };
  return undefined;
}

/** Where it can stand once it is chosen; where that leaves no choice the rules have put it there. */
export function landsAfter(state: State, seat: number, move: Parameters<typeof kingsWill.rules.play>[2]): number[] {
  const world = previewWorld(kingsWill, state);
  const built: number[] = [];
  kingsWill.rules.play(world, seat, move, (event: GameEvent) => {
    if (event.type === 'founded' || event.type === 'erected') built.push(event.at);
  });
  const effect = world.stack.at(-1)?.effect;
  if (built.length > 0) return built;
  if (effect?.kind === 'pay') return [effect.at];
  if (effect?.kind !== 'site') return [];
  return kingsWill.rules.legalMoves(world, seat).flatMap((next) => (next.do === 'site' ? [next.at] : []));
}

/** The place that would stand on the site; undefined for none. */
export function placeOn(planned: Planned | undefined, own: Palatinate, at: number, site: number): number | undefined {
  if (planned === undefined || !isPlaceWork(planned.work) || !planned.lands.includes(at)) return undefined;
  const first = own.sites[at * SITES] === NO_PLACE ? 0 : 1;
  return site === first ? planned.work : undefined;
}

/** The building that would stand below the land. */
export function buildingBelow(planned: Planned | undefined, at: number): number | undefined {
  if (planned === undefined || isPlaceWork(planned.work) || !planned.lands.includes(at)) return undefined;
  return buildingOf(planned.work);
}
