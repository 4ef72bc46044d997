/** What lies where, counted: nothing of the box is made nor lost. */
import { farmersOf } from './palatinate.ts';
import type { State } from './state.ts';
import { BUILDINGS, LANDS, NO_BUILDING, PLACES } from './vocabulary.ts';

export interface Inventory {
  farmers: number;
  /** By land, by place, by building. */
  lands: number[];
  places: number[];
  buildings: number[];
}

/** Everything in the palatinates together. */
export function inventoryOf(state: State): Inventory {
  const found: Inventory = {
    farmers: 0,
    lands: LANDS.map(() => 0),
    places: PLACES.map(() => 0),
    buildings: BUILDINGS.map(() => 0),
  };
  for (const own of state.palatinates) {
    found.farmers += farmersOf(own);
    for (const land of own.lands) found.lands[land] += 1;
    for (const place of own.sites) if (place < PLACES.length) found.places[place] += 1;
    for (const building of own.buildings) if (building !== NO_BUILDING) found.buildings[building] += 1;
  }
  return found;
}
