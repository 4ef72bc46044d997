/** One lesson is open at a time: the things on its table have names of their own on the page. */
import { useSyncExternalStore } from 'react';

let opened: string | undefined;
const listeners = new Set<() => void>();

export function openOnly(lesson: string): void {
  opened = lesson;
  for (const listener of listeners) listener();
}

/** Another one may be open by now. */
export function close(lesson: string): void {
  if (opened !== lesson) return;
  opened = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOpen = (lesson: string): boolean => useSyncExternalStore(subscribe, () => opened) === lesson;
