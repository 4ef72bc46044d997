import { BadInput } from '@three-crowns/core';
import type { State } from '../state.ts';

export function parsePosition(): State {
  throw new BadInput('position', 'not yet');
}
