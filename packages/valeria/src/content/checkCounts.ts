/** What the cards of a custom table count. */
import { objectAt, oneOfAt } from '@three-crowns/core';
import { AREAS, CITIZENS, MONSTER_TYPES, ROLES } from '../vocabulary.ts';
import { kindAt } from './checkKinds.ts';
import type { Count, Scoring } from './types.ts';

const COUNTS = [
  'role',
  'icon',
  'named',
  'area',
  'type',
  'citizens',
  'monsters',
  'domains',
] as const satisfies readonly Count['of'][];
const SCORINGS = ['icon', 'type', 'citizens', 'monsters', 'domains'] as const satisfies readonly Scoring['of'][];

export function countAt(raw: unknown, place: string): Count {
  const of = kindAt(raw, place, 'of', COUNTS);
  switch (of) {
    case 'role':
      return { of, role: oneOfAt(objectAt(raw, place, ['of', 'role']).role, `${place}.role`, ROLES) };
    case 'named':
      return { of, citizen: oneOfAt(objectAt(raw, place, ['of', 'citizen']).citizen, `${place}.citizen`, CITIZENS) };
    case 'area':
      return { of, area: oneOfAt(objectAt(raw, place, ['of', 'area']).area, `${place}.area`, AREAS) };
    default:
      return scoringAt(raw, place);
  }
}

/** What dukes count: the score pad has a line for each. */
export function scoringAt(raw: unknown, place: string): Scoring {
  const of = kindAt(raw, place, 'of', SCORINGS);
  switch (of) {
    case 'icon':
      return { of, role: oneOfAt(objectAt(raw, place, ['of', 'role']).role, `${place}.role`, ROLES) };
    case 'type':
      return { of, type: oneOfAt(objectAt(raw, place, ['of', 'type']).type, `${place}.type`, MONSTER_TYPES) };
    default:
      objectAt(raw, place, ['of']);
      return { of };
  }
}
