/** What a realm shows besides what it owns: what the pointed-at choice would bring to it. */
import type { Move, State } from '@three-crowns/kings-will';
import { ACTIONS_OF, HARVESTS, landTarget, TILES, UNITS, valuesOf, yieldOf } from '@three-crowns/kings-will/board';
import { saysMore } from '../../../table/picking/narrowing.ts';
import { actionGain, choicesAfterTaking, type Gain, gainOf, isPlain } from '../pieces/gains.ts';
import type { View } from '../pieces/view.ts';

/** By good: what is harvested by the pointed-at choice. Both goods of a tile that would be taken. */
function harvestedBy(move: Move | undefined, state: State): number[] {
  if (move?.do === 'harvest') return [move.good];
  if (move?.do !== 'take') return [];
  const printed = ACTIONS_OF[TILES[state.row[move.slot]]];
  return HARVESTS.flatMap((action, good) => (printed.includes(action) ? [good] : []));
}

/** By land: how many of its good its farmers would bring in. */
export function broughtIn({ state, pointed, own }: View, seat: number): { good: number; count: number }[] {
  const values = valuesOf(state);
  const realm = state.palatinates[seat];
  const goods = seat === own ? harvestedBy(pointed?.move, state) : [];
  return realm.lands.map((land, at) => {
    const good = values.yields[land];
    return { good, count: goods.includes(good) ? yieldOf(values, realm, at, good) : 0 };
  });
}

/** What comes into the storehouse: of a tile that would be taken, everything its harvests bring. */
export function coming({ state, pointed, own }: View): Gain | undefined {
  if (pointed === undefined) return undefined;
  const move = pointed.move;
  if (isPlain(move)) return gainOf(state, own, pointed);
  const goods = harvestedBy(move, state);
  if (move.do !== 'take' || goods.length === 0) return undefined;
  const after = choicesAfterTaking(state, own, move.slot);
  const gains = goods.flatMap((good) => actionGain(after.choices, after.state, own, HARVESTS[good]) ?? []);
  const total = (part: 'units' | 'lost') =>
    UNITS.map((_, unit) => gains.reduce((sum, one) => sum + one[part][unit], 0));
  return gains[0] && { ...gains[0], units: total('units'), lost: total('lost') };
}

/** What stands on a land hides a part of it: where only the land can be chosen, it means the land. */
export function landMeant({ choices, picked }: View, target: string, at: number): string | undefined {
  const land = landTarget(at);
  const isOpen = (name: string) => picked.includes(name) || saysMore(choices, picked, name);
  return !isOpen(target) && isOpen(land) ? land : undefined;
}
