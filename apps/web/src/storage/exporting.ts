/** A record out of the browser: as a file, through the system's own sharing, or in the clipboard. */
import { formatRecord, formatViewRecord, type GameRecord, VIEW_FORMAT, type ViewRecord } from '@three-crowns/core';
import { downloadText } from './download.ts';

type AnyRecord = GameRecord | ViewRecord;

export const recordText = (record: AnyRecord): string =>
  record.format === VIEW_FORMAT ? formatViewRecord(record) : formatRecord(record);

const nameOf = (record: AnyRecord): string => `${record.game}-${record.log.length}.json`;

export const saveRecord = (record: AnyRecord): void => downloadText(nameOf(record), recordText(record));

/** Whether it worked: a browser may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** The way of old, for who plays in a home network: over plain HTTP a page has no clipboard. */
function copyByCommand(text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', give);
  }
}

/** shared: by the system. copied: to the clipboard. saved: as a file, where nothing else works. */
export async function shareRecord(record: AnyRecord): Promise<'shared' | 'copied' | 'saved'> {
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
