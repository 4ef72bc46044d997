import { expect, it } from 'vitest';
import { fakeLocalStorage } from '../storage/localStorage.ts';

const storage = fakeLocalStorage();

let loads = 0;

/** As after a reload of the page: a module of its own. */
function loaded(): Promise<typeof import('../../src/online/wishes.ts')> {
  loads += 1;
  return import(`../../src/online/wishes.ts?${loads}`);
}

it('keeps what was left standing, for each table and seat, over a reload', async () => {
  const before = await loaded();
  before.keepWishes('online:one', 0, { harvest: 'gold' });
  before.keepWishes('online:one', 1, { harvest: 'magic' });
  const after = await loaded();
  expect(after.wishesOf('online:one', 0)).toEqual({ harvest: 'gold' });
  expect(after.wishesOf('online:one', 1)).toEqual({ harvest: 'magic' });
  expect(after.wishesOf('online:two', 0)).toEqual({});
});

it('forgets the oldest first', async () => {
  const { keepWishes, wishesOf } = await loaded();
  for (let table = 0; table < 51; table++) keepWishes(`online:${table}`, 0, { harvest: 'gold' });
  expect(wishesOf('online:0', 0)).toEqual({});
  expect(wishesOf('online:50', 0)).toEqual({ harvest: 'gold' });
});

it.each(['{', '7', '[["online:one 0",{"harvest":7}]]', '[null]'])('begins anew with what is none: %s', async (text) => {
  storage.set('three-crowns.wishes', text);
  expect((await loaded()).wishesOf('online:one', 0)).toEqual({});
});
