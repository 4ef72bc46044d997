/** What is pointed at or in focus and has more to say than fits on it. Kept here: board and own area open the same one. */
import { useSyncExternalStore } from 'react';

export interface Peeked {
  readonly kind: 'will' | 'building' | 'place';
  /** A will card, a building or a place, as the rules count them. */
  readonly index: number;
  /** Its target, to stand beside it. */
  readonly target: string;
}

let peeked: Peeked | undefined;
const listeners = new Set<() => void>();

export function peekAt(next: Peeked | undefined): void {
  peeked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePeeked = (): Peeked | undefined => useSyncExternalStore(subscribe, () => peeked);
