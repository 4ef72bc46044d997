/** Where the arrow keys lead: over the grid, from there to the dice, and along the own area. At its edges one stays. */
import {
  COLUMNS,
  DICE,
  dieTarget,
  FIRST_DOMAIN_PLACE,
  PLACES,
  placeTarget,
  RESOURCES,
  resourceTarget,
  targetNamed,
} from '@three-crowns/valeria/board';

type Direction = 'up' | 'down' | 'left' | 'right';

const TOP_RIGHT = placeTarget(COLUMNS - 1);
const BOTTOM_LEFT = placeTarget(PLACES - COLUMNS);
const BOTTOM_MIDDLE = placeTarget(FIRST_DOMAIN_PLACE + Math.floor(COLUMNS / 2));

/** Own cards are where the page has put them: undefined, and the table takes the nearest thing that way. */
export function neighbour(name: string, direction: Direction): string | undefined {
  const target = targetNamed(name);
  if (target?.kind === 'place') return fromPlace(target.place, direction);
  if (target?.kind === 'resource') return fromResource(target.resource, direction);
  if (target?.kind === 'die' || name === DICE) return fromDice(name, direction);
  return direction === 'up' ? BOTTOM_MIDDLE : undefined;
}

function fromPlace(place: number, direction: Direction): string {
  const column = place % COLUMNS;
  switch (direction) {
    case 'up':
      return placeTarget(place < COLUMNS ? place : place - COLUMNS);
    case 'down':
      return place + COLUMNS < PLACES ? placeTarget(place + COLUMNS) : resourceTarget(0);
    case 'left':
      return placeTarget(column > 0 ? place - 1 : place);
    case 'right':
      return column < COLUMNS - 1 ? placeTarget(place + 1) : DICE;
  }
}

function fromDice(name: string, direction: Direction): string | undefined {
  const [first, second] = [dieTarget(0), dieTarget(1)];
  if (direction === 'left') return name === second ? first : TOP_RIGHT;
  if (direction === 'right') return name === DICE ? first : name === first ? second : undefined;
  return direction === 'down' ? TOP_RIGHT : undefined;
}

function fromResource(resource: number, direction: Direction): string | undefined {
  if (direction === 'down') return resource + 1 < RESOURCES.length ? resourceTarget(resource + 1) : undefined;
  if (direction === 'up') return resource === 0 ? BOTTOM_LEFT : resourceTarget(resource - 1);
  return undefined;
}
