import { expect, it } from 'vitest';
import { rotated } from '../../src/tables/chairs.ts';
import type { Chair } from '../../src/tables/content.ts';

const person = (name: string, nonce: string | null): Chair => ({ kind: 'person', identity: name, name, nonce });

it('for the next game everybody moves one on, and mixes something new into its luck', () => {
  const chairs: readonly Chair[] = [person('Ada', 'a'), { kind: 'bot', bot: 'knight' }, person('Ben', 'b')];
  expect(rotated(chairs)).toEqual([{ kind: 'bot', bot: 'knight' }, person('Ben', null), person('Ada', null)]);
});
