import type { AnyGame } from '@three-crowns/core';
import type { Model } from '@three-crowns/protocol';
import { api } from './api.ts';
import { Connection } from './connection.ts';
import { OnlineTable } from './onlineTable.ts';

/**
 * Joins a table; through when everything is here, however long that takes. Undefined when there is no such table. A television
 * holds no seat.
 */
export async function joinTable(
  table: string,
  gameOf: (base: Model['base']) => Promise<AnyGame>,
  { isTelevision = false, onAway = () => {} } = {},
): Promise<OnlineTable | undefined> {
  const connection = new Connection(table, { isTelevision });
  const model = await new Promise<Model | undefined>((resolve) => {
    connection.listen(() => {
      if (connection.status === 'gone') resolve(undefined);
      else if (connection.model !== undefined) resolve(connection.model);
      // The first try that fails is followed by another at once.
      else if ((connection.triesAt ?? 0) > performance.now()) onAway();
    });
    connection.start();
  });
  if (model === undefined) return undefined;
  // Whether hints were agreed on is no part of the game. Where it cannot be asked there are none.
  const agreed = api.table(table).then(
    ({ hints }) => hints,
    () => false,
  );
  const [game, hints] = await Promise.all([gameOf(model.base), agreed]);
  return new OnlineTable(table, game, connection, model, hints);
}
