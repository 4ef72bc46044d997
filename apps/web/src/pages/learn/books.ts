/** The book of each game is loaded when somebody opens it. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { GAMES } from '../../games/list.ts';

const BOOKS: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map(
  GAMES.flatMap(({ facts, book }) =>
    book === undefined ? [] : [[facts.id, lazy(async () => ({ default: await book() }))] as const],
  ),
);

export const bookOf = (game: string): LazyExoticComponent<ComponentType> | undefined => BOOKS.get(game);
