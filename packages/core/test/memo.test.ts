import { expect, it } from 'vitest';
import { memoOf } from '../src/index.ts';

it('works a thing out once, however the questions come', () => {
  const asked: string[] = [];
  const lengthOf = memoOf(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name.length;
  });
  const [king, queen] = [{ name: 'king' }, { name: 'queen' }];
  expect([king, king, queen, king, queen].map(lengthOf)).toEqual([4, 4, 5, 4, 5]);
  expect(asked).toEqual(['king', 'queen']);
});

it('tells apart what only looks the same', () => {
  const copyOf = memoOf((list: readonly number[]) => list.slice());
  const [one, other] = [[1], [1]];
  expect(copyOf(one)).toBe(copyOf(one));
  expect(copyOf(one)).not.toBe(copyOf(other));
});
