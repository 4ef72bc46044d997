import type { TableSummary } from './api.ts';
import { useOnlineWords } from './texts/index.ts';

/** Who of those with a chair at a table that waits is here; whoever asks is. */
export function useHereWords({ chairs, mine }: Pick<TableSummary, 'chairs' | 'mine'>): string {
  const w = useOnlineWords();
  const awaited = chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.isAwaited && !mine.includes(seat) ? chair.name : [],
  );
  const taken = chairs.filter(({ kind }) => kind !== 'free').length;
  if (taken < chairs.length) return w('wait.some', { here: taken - awaited.length, all: chairs.length });
  return awaited.length === 0 ? w('wait.all') : w('wait.awaited', { names: awaited.join(', '), count: awaited.length });
}
