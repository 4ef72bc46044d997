import { useEffect, useEffectEvent } from 'react';
import { stepAmong } from './study/rows.ts';
import type { StudyParts } from './useParts.ts';

/** Arrows go through the game, Page Up and Page Down from mistake to mistake. They rest while a dialog is open. */
export function useStudyKeys({ at, show, faults }: Pick<StudyParts, 'at' | 'show' | 'faults'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || document.querySelector('dialog:modal') !== null) return;
    const to = placeOf(event.key, at, faults);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Where a key leads; undefined for those that lead nowhere. */
function placeOf(key: string, at: number, faults: readonly number[]): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return stepAmong(faults, at, -1);
    case 'PageDown':
      return stepAmong(faults, at, 1);
    default:
      return undefined;
  }
}
