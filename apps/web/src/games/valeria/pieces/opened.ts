/** The card that is looked at. Board and own area are drawn apart but open the same one, so it is kept here. */
import type { Seat } from '@three-crowns/core';
import type { Card, Duke } from '@three-crowns/valeria/board';
import { useSyncExternalStore } from 'react';

export type Opened =
  | { readonly kind: 'card'; readonly card: Card; readonly place?: number; readonly seat?: Seat }
  | { readonly kind: 'duke'; readonly duke: Duke };

interface Looking {
  /** Pointed at or in focus: shown beside the grid where there is room. */
  readonly near: Opened | undefined;
  /** Asked for: shown in front of everything. */
  readonly front: Opened | undefined;
}

let looking: Looking = { near: undefined, front: undefined };
const listeners = new Set<() => void>();

function change(part: Partial<Looking>): void {
  looking = { ...looking, ...part };
  for (const listener of listeners) listener();
}

export const lookAt = (near: Opened | undefined): void => change({ near });
export const bringToFront = (front: Opened | undefined): void => change({ front });
/** A screen that is handed on shows the next person nothing of this: what is taken off the page loses no focus. */
export const lookAway = (): void => change({ near: undefined, front: undefined });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLooking = (): Looking => useSyncExternalStore(subscribe, () => looking);
