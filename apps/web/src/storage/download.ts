/** Hands files to the browser. */
import { formatRecord } from '@three-crowns/core';
import type { SavedTable } from './store.ts';
import { fileNameOf } from './summary.ts';

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has to begin before its address is taken away.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const downloadText = (name: string, text: string): void =>
  downloadFile(new File([text], name, { type: 'application/json' }));

/** The whole game, with what is hidden in it: it can be opened and played on elsewhere. */
export const downloadRecord = (saved: SavedTable): void => downloadText(fileNameOf(saved), formatRecord(saved.record));

/** What is stored of a table that cannot be read, as it is. */
export const downloadRaw = (id: string, raw: unknown): void =>
  downloadText(`table-${id}.json`, `${JSON.stringify(raw, null, 2)}\n`);
