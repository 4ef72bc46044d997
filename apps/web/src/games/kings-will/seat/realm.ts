/** What a realm shows besides what it owns: what the pointed-at choice would bring to it. */
import type { Move, State } from '@three-crowns/kings-will';
import {
  ACTIONS_OF,
  GOODS,
  HARVESTS,
  NO_BUILDING,
  type Palatinate,
  TILES,
  UNITS,
  type Values,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { saysMore } from '../../../table/picking/narrowing.ts';
import type { TableView } from '../../../table/screen/screen.ts';
import { actionGain, choicesAfterTaking, type Gain, gainOf, isPlain } from '../pieces/gains.ts';

/** By good: what is harvested by the pointed-at choice. Both goods of a tile that would be taken. */
function harvestedBy(move: Move | undefined, state: State): number[] {
  if (move?.do === 'harvest') return [move.good];
  if (move?.do !== 'take') return [];
  const printed = ACTIONS_OF[TILES[state.row[move.slot]]];
  return HARVESTS.flatMap((action, good) => (printed.includes(action) ? [good] : []));
}

/** By land: how many of its good its farmers would bring in. */
export function broughtIn({ state: raw, pointed, own }: TableView, seat: number): { good: number; count: number }[] {
  const state = raw as State;
  const { lands, farmers } = state.palatinates[seat];
  const goods = seat === own ? harvestedBy(pointed?.move as Move | undefined, state) : [];
  return lands.map((land, at) => {
    const good = valuesOf(state).yields[land];
    return { good, count: goods.includes(good) && good < GOODS.length ? farmers[at] : 0 };
  });
}

/** What comes into the storehouse: of a tile that would be taken, everything its harvests bring. */
export function coming({ state: raw, pointed, own }: TableView): Gain | undefined {
  const state = raw as State;
  if (pointed === undefined) return undefined;
  const move = pointed.move as Move;
  if (isPlain(move)) return gainOf(state, own, pointed);
  const goods = harvestedBy(move, state);
  if (move.do !== 'take' || goods.length === 0) return undefined;
  const after = choicesAfterTaking(state, own, move.slot);
  const gains = goods.flatMap((good) => actionGain(after.choices, after.state, own, HARVESTS[good]) ?? []);
  const total = (part: 'units' | 'lost') =>
    UNITS.map((_, unit) => gains.reduce((sum, one) => sum + one[part][unit], 0));
  return gains[0] && { ...gains[0], units: total('units'), lost: total('lost') };
}

/** Whether the building below a land completes a symbol with the one to its right. */
export function joins(values: Values, { buildings }: Palatinate, at: number): boolean {
  const [west, east] = [buildings[at], buildings[at + 1]];
  if (west === undefined || east === undefined || west === NO_BUILDING || east === NO_BUILDING) return false;
  const half = values.buildings[west].right;
  return half > 0 && half === values.buildings[east].left;
}

/** What stands on a land hides a part of it: where only the land can be chosen, it means the land. */
export function landMeant({ choices, picked }: TableView, target: string, at: number): string | undefined {
  const land = `land-${at + 1}`;
  const isOpen = (name: string) => picked.includes(name) || saysMore(choices, picked, name);
  return !isOpen(target) && isOpen(land) ? land : undefined;
}
