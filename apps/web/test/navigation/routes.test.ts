import { expect, test } from 'vitest';
import { parsePath, pathOf, type Route } from '../../src/navigation/routes.ts';

const routes: Exclude<Route, { page: 'lost' }>[] = [
  { page: 'home' },
  { page: 'new', game: 'king-of-the-valley' },
  { page: 'table', id: 'a1/b2 ü' },
  { page: 'score', id: 'a1' },
  { page: 'learn', game: 'king-of-the-valley' },
  { page: 'games' },
  { page: 'settings' },
  { page: 'rules' },
  { page: 'about' },
];

test.each(routes)('$page is read back from its path', (route) => {
  expect(parsePath(pathOf(route))).toEqual(route);
});

test.each(['/new', '/table', '/table/a/b', '/table/a/score/b', '/games/x', '/no/such', '/%E0%A4%A', '/settings/x'])(
  '%s leads nowhere',
  (path) => {
    expect(parsePath(path)).toEqual({ page: 'lost', path });
  },
);
