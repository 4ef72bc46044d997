import type { State } from '../state.ts';

export function formatPosition(state: State): string[] {
  return [JSON.stringify(state)];
}
