import { formatRecord } from '@three-crowns/core';
import type { SavedGame } from './saved.ts';
import { fileNameOf } from './summary.ts';

/** Hands the record to the browser as a file. */
export function downloadRecord(saved: SavedGame): void {
  const address = URL.createObjectURL(new Blob([formatRecord(saved.record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(saved);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
