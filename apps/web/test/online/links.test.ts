import { expect, it } from 'vitest';
import { fakeLocalStorage } from '../storage/localStorage.ts';

const storage = fakeLocalStorage();

let loads = 0;

/** As after a reload of the page: a module of its own. */
function loaded(): Promise<typeof import('../../src/online/links.ts')> {
  loads += 1;
  return import(`../../src/online/links.ts?${loads}`);
}

it('keeps the link of each table, over a reload, and at the table where the same people play again', async () => {
  const before = await loaded();
  before.keepLink('one', 'secret');
  before.passLinkOn('one', 'two');
  before.passLinkOn('unknown', 'three');
  const after = await loaded();
  expect(['one', 'two', 'three'].map(after.linkTo)).toEqual(['secret', 'secret', undefined]);
});

it.each(['{', '[["one",7]]', '[null]'])('begins anew with what is none: %s', async (text) => {
  storage.set('three-crowns.links', text);
  expect((await loaded()).linkTo('one')).toBeUndefined();
});
