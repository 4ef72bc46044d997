import { useEffect } from 'react';
import { api, type TableSummary } from '../../online/api.ts';
import { newSeed } from '../../storage/random.ts';

/** Chairs of this browser that have given theirs. */
const given = new Set<string>();

/**
 * Every chair of this browser gives its part of the luck, once the table is seen: by then the server has committed itself,
 * so neither side can choose the deal. Who opened the table, and who plays again, has given none yet.
 */
export function useNonces(table: TableSummary | undefined): void {
  useEffect(() => {
    if (table?.status !== 'open') return;
    for (const seat of table.mine) {
      const chair = `${table.id} ${seat}`;
      if (given.has(chair)) continue;
      given.add(chair);
      // Without it the deal is the server's alone, which the record says.
      api.giveNonce(table.id, seat, newSeed()).catch(() => given.delete(chair));
    }
  }, [table]);
}
