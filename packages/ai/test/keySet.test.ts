import { expect, it } from 'vitest';
import { makeKeySet } from '../src/keySet.ts';

it('knows what was added since it was emptied, also when it has grown', () => {
  const set = makeKeySet(8);
  for (let round = 0; round < 3; round++) {
    set.clear();
    for (let key = 0; key < 100; key++) expect(set.add(key * 7_000_000_001 + round)).toBe(true);
    for (let key = 0; key < 100; key++) expect(set.add(key * 7_000_000_001 + round)).toBe(false);
  }
});
