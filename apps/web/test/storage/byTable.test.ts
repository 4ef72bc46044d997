import { expect, it, vi } from 'vitest';
import { isSwitch, keptByTable } from '../../src/storage/byTable.ts';
import { fakeLocalStorage } from './localStorage.ts';

const KEY = 'three-crowns.test';
const storage = fakeLocalStorage();

it('remembers a thing for each table over a reload', () => {
  keptByTable(KEY, isSwitch).keep('online-one', true);
  const after = keptByTable(KEY, isSwitch);
  expect([after.of('online-one'), after.of('online-two')]).toEqual([true, undefined]);
});

it('forgets nothing that another tab has kept meanwhile', () => {
  const [one, other] = [keptByTable(KEY, isSwitch), keptByTable(KEY, isSwitch)];
  expect([one.of('online-one'), other.of('online-two')]).toEqual([undefined, undefined]);
  one.keep('online-one', true);
  other.keep('online-two', true);
  const after = keptByTable(KEY, isSwitch);
  expect([after.of('online-one'), after.of('online-two')]).toEqual([true, true]);
});

it('remembers it while the page lives where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  const kept = keptByTable(KEY, isSwitch);
  kept.keep('online-one', false);
  expect(kept.of('online-one')).toBe(false);
});

it('leaves out what is none of it', () => {
  storage.set(KEY, '[["online-one",true],["online-two","yes"],7]');
  const kept = keptByTable(KEY, isSwitch);
  expect([kept.of('online-one'), kept.of('online-two')]).toEqual([true, undefined]);
});
