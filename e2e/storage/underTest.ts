/** What the page of the storage tests loads: the storage of the app, without the app. */
import { appendPatiently } from '../../apps/web/src/storage/appendPatiently.ts';
import { canKeep, tables } from '../../apps/web/src/storage/tables.ts';

export const underTest = { appendPatiently, canKeep, tables };

declare global {
  var storage: typeof underTest;
}

globalThis.storage = underTest;
