import { useRef } from 'react';
import type { TableSummary } from '../../online/api.ts';

interface Steady<T> {
  readonly tables: readonly T[];
  /** It was not there when one came. */
  isNew(id: string): boolean;
}

/** The same tables in the order they came in, whatever the server sorts by: none moves under the pointer. New ones stand last. */
export function useSteady<T extends TableSummary>(tables: readonly T[] | undefined): Steady<T> {
  const order = useRef<readonly string[]>(undefined);
  const first = useRef<ReadonlySet<string>>(undefined);
  if (tables !== undefined) {
    const ids = tables.map(({ id }) => id);
    first.current ??= new Set(ids);
    const known = (order.current ?? []).filter((id) => ids.includes(id));
    order.current = [...known, ...ids.filter((id) => !known.includes(id))];
  }
  const byId = new Map(tables?.map((table) => [table.id, table]));
  return {
    tables: (order.current ?? []).flatMap((id) => byId.get(id) ?? []),
    isNew: (id) => first.current?.has(id) === false,
  };
}
