/** The record of a game out of the browser: as a file, through the system's own sharing, or in the clipboard. */
import { formatRecord, type GameRecord } from '@three-crowns/core';

export const recordText = (record: GameRecord): string => formatRecord(record);

const nameOf = (record: GameRecord): string => `${record.game}-${record.log.length}.json`;

export function saveRecord(record: GameRecord): void {
  const address = URL.createObjectURL(new Blob([recordText(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOf(record);
  link.click();
  // The download has to begin before its address is taken away.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether it worked: a browser may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** shared: by the system. copied: to the clipboard. saved: as a file, where nothing else works. */
export async function shareRecord(record: GameRecord): Promise<'shared' | 'copied' | 'saved'> {
  const text = recordText(record);
  const file = new File([text], nameOf(record), { type: 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch {
      // Called off by the person, or not possible after all: the clipboard is left.
    }
  }
  if (await copyText(text)) return 'copied';
  saveRecord(record);
  return 'saved';
}
