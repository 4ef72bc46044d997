/** What a step did to the storehouse of who made it, by unit. */
import type { GameEvent } from '@three-crowns/kings-will';
import { COINS, UNITS, type Units } from '@three-crowns/kings-will/board';

export const unitsBy = (events: readonly GameEvent[], seat: number): Units =>
  UNITS.map((_, unit) => events.reduce((sum, event) => sum + changeBy(event, seat, unit), 0));

function changeBy(event: GameEvent, seat: number, unit: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case 'harvested':
      return unit === event.good ? event.count - event.lost : 0;
    case 'taxed':
      return unit === COINS ? event.coins - event.lost : 0;
    case 'sold':
      return (unit === COINS ? event.coins - event.lost : 0) - (unit === event.good ? 1 : 0);
    case 'swapped':
      return (unit === event.get ? 1 - event.lost : 0) - (unit === event.give ? 1 : 0);
    case 'founded':
    case 'erected':
      return -event.paid[unit];
    case 'levied':
    case 'gave':
      return -event.units[unit];
    default:
      return 0;
  }
}
