/** Where the arrow keys lead: over the grid, from there to the dice, and along the own area. At its edges one stays. */
import { COLUMNS, PLACE_NAMES, PLACES, RESOURCES } from '@three-crowns/valeria/board';

type Direction = 'up' | 'down' | 'left' | 'right';

/** Own cards are where the page has put them: undefined, and the table takes the nearest thing that way. */
export function neighbour(target: string, direction: Direction): string | undefined {
  const place = PLACE_NAMES.indexOf(target);
  if (place >= 0) return fromPlace(place, direction);
  if (target === 'dice' || target.startsWith('die ')) return fromDice(target, direction);
  const resource = (RESOURCES as readonly string[]).indexOf(target);
  if (resource >= 0) return fromResource(resource, direction);
  return direction === 'up' ? 'd3' : undefined;
}

function fromPlace(place: number, direction: Direction): string | undefined {
  const column = place % COLUMNS;
  switch (direction) {
    case 'up':
      return PLACE_NAMES[place - COLUMNS] ?? PLACE_NAMES[place];
    case 'down':
      return place + COLUMNS < PLACES ? PLACE_NAMES[place + COLUMNS] : RESOURCES[0];
    case 'left':
      return PLACE_NAMES[column > 0 ? place - 1 : place];
    case 'right':
      return column < COLUMNS - 1 ? PLACE_NAMES[place + 1] : 'dice';
  }
}

function fromDice(target: string, direction: Direction): string | undefined {
  if (direction === 'left') return target === 'die 2' ? 'die 1' : PLACE_NAMES[COLUMNS - 1];
  if (direction === 'right') return target === 'dice' ? 'die 1' : target === 'die 1' ? 'die 2' : undefined;
  return direction === 'down' ? PLACE_NAMES[COLUMNS - 1] : undefined;
}

function fromResource(resource: number, direction: Direction): string | undefined {
  if (direction === 'down') return RESOURCES[resource + 1];
  if (direction === 'up') return resource === 0 ? PLACE_NAMES[PLACES - COLUMNS] : RESOURCES[resource - 1];
  return undefined;
}
