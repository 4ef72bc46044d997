/** What the page of the storage tests loads: the storage of the app, without the app. */
import { canKeep, tables } from '../../apps/web/src/storage/tables.ts';

export const underTest = { canKeep, tables };

declare global {
  var storage: typeof underTest;
}

globalThis.storage = underTest;
