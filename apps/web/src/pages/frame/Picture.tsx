import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { GAMES } from '../../games/list.ts';

const PICTURES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = Object.fromEntries(
  GAMES.map(({ facts, shelf }) => [facts.id, lazy(async () => ({ default: await shelf.picture() }))]),
);

/** What is on the lid of a game's box. No page waits for it. */
export function Picture({ game }: { readonly game: string }) {
  const Drawing = PICTURES[game];
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  );
}
