/** The things a move uses, for highlighting, clicking and keys: an action comes first, then what it takes, then where. */
import type { Seat } from '@three-crowns/core';
import type { Move } from './move.ts';
import type { Palatinate } from './palatinate.ts';
import { isPlaceWork, type State } from './state.ts';
import {
  actionTarget,
  buildingTarget,
  endTarget,
  farmerTarget,
  handTarget,
  LEVY,
  landTarget,
  offerTarget,
  placeTarget,
  SKIP,
  siteTarget,
  slotTarget,
  supplyGoodTarget,
  supplyLandTarget,
  unitTarget,
  willTarget,
  yardTarget,
} from './targets.ts';
import { FARMERS, HARVESTS, NO_PLACE, SITES } from './vocabulary.ts';

export function targetsOf(state: State, move: Move): string[] {
  switch (move.do) {
    case 'keep':
      return [handTarget(move.card)];
    case 'lay':
      return [supplyLandTarget(move.land)];
    case 'home':
      return [landTarget(move.at), siteTarget(move.at, 0)];
    case 'settle':
      return [...new Set(move.at)].map(landTarget);
    case 'stock':
      return [supplyGoodTarget(move.good)];
    case 'take':
      return [slotTarget(move.slot)];
    case 'harvest':
      return move.instead === move.good
        ? [actionTarget(HARVESTS[move.good])]
        : [actionTarget(HARVESTS[move.good]), supplyGoodTarget(move.instead)];
    case 'look':
      return [actionTarget('look'), willTarget(move.field)];
    case 'taxes':
    case 'educate':
    case 'develop':
      return [actionTarget(move.do)];
    case 'found':
      return [actionTarget('found'), placeTarget(move.place)];
    case 'erect':
      return [actionTarget('erect'), buildingTarget(move.building)];
    case 'site':
      return siteTargets(state, move.at);
    case 'pay':
      return unitTargets(move.goods);
    case 'walk':
      return [actionTarget('walk'), farmerTarget(move.from), landTarget(move.to)];
    case 'explore':
      return [
        actionTarget('walk'),
        farmerTarget(endOf(state, move.side)),
        endTarget(move.side),
        supplyLandTarget(move.land),
      ];
    case 'swap':
      return [actionTarget('swap'), unitTarget(move.give), supplyGoodTarget(move.get)];
    case 'birth':
      return [actionTarget('birth'), landTarget(move.at)];
    case 'sell':
      return [actionTarget('sell'), unitTarget(move.good)];
    case 'lose':
      return [farmerTarget(move.at)];
    case 'pledge':
    case 'neutral':
      return [willTarget(move.field)];
    case 'levy':
      return [LEVY, ...unitTargets(move.units), ...fromTargets(move.from)];
    case 'give':
      return [offerTarget(move.offer), ...fromTargets(move.from)];
    case 'pass':
      return [SKIP];
  }
}

const unitTargets = (units: readonly number[]): string[] =>
  units.flatMap((count, unit) => (count > 0 && unit < FARMERS ? [unitTarget(unit)] : []));
const fromTargets = (from: number | undefined): string[] => (from === undefined ? [] : [farmerTarget(from)]);

/** Moves are listed for whoever is asked now; only one seat is asked wherever a row matters. */
function askedPalatinate(state: State): Palatinate {
  const seat: Seat = state.stack.at(-1)?.seat ?? state.turn;
  return state.palatinates[seat];
}

function endOf(state: State, side: number): number {
  return side === 0 ? 0 : askedPalatinate(state).lands.length - 1;
}

/** A place goes onto the first free site of the land, a building below it. */
function siteTargets(state: State, at: number): string[] {
  const effect = state.stack.at(-1)?.effect;
  if (effect?.kind !== 'site' || !isPlaceWork(effect.work)) return [landTarget(at), yardTarget(at)];
  const { sites } = askedPalatinate(state);
  return [landTarget(at), siteTarget(at, sites[at * SITES] === NO_PLACE ? 0 : 1)];
}
