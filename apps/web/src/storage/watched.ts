/** The record of views that was opened last: it is looked at while this tab lives, and is no game of the list. */
import { formatViewRecord, parseJson, parseViewRecord, type ViewRecord } from '@three-crowns/core';

/** Stands in the place of the id of a table. */
export const WATCHED = 'watched';

const KEY = 'three-crowns watched';

let watched: ViewRecord | undefined;

export function keepWatched(record: ViewRecord): void {
  watched = record;
  try {
    sessionStorage.setItem(KEY, formatViewRecord(record));
  } catch {
    // Too long for it, or blocked: then it does not outlive a reload.
  }
}

/** Throws BadInput when what is kept cannot be read. */
export function readWatched(): ViewRecord | undefined {
  if (watched !== undefined) return watched;
  const text = keptText();
  watched = text === null ? undefined : parseViewRecord(parseJson(text, ''));
  return watched;
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
