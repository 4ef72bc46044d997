import { verify } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import type { TableSession } from '../../src/table/session/session.ts';
import { fakeSurroundings, isAsked, PERSON, playFirst, reopened, sessionWith, until } from './surroundings.ts';

const ORDERS = { herald: 'gold', choice: 'magic', trades: 'all' };
const MOVES = 40;
const QUICK = { name: 'Anselm', bot: 'random' };

/** What the person was asked in so many of its own moves. */
async function askedOf(session: TableSession): Promise<Set<string>> {
  const asks = new Set<string>();
  for (let i = 0; i < MOVES; i++) {
    await until(isAsked(session));
    asks.add(session.snapshot().asked?.ask ?? '');
    await playFirst(session);
  }
  return asks;
}

test('a person without standing orders is asked in the harvest', async () => {
  const session = await sessionWith([PERSON, QUICK], fakeSurroundings(valeria), valeria);
  session.start();
  expect(await askedOf(session)).toContain('harvest');
  session.close();
});

test('standing orders answer in the harvest, and the record holds plain moves', async () => {
  const fake = fakeSurroundings(valeria);
  const session = await sessionWith([PERSON, QUICK], fake, valeria);
  session.start();
  session.setWishes(ORDERS);
  expect(await askedOf(session)).not.toContain('harvest');
  expect(session.wholeRecord().log).toContainEqual(expect.stringMatching(/^1 (pick|trade)/));
  expect(verify(valeria, session.wholeRecord()).ok).toBe(true);
  session.close();
});

test('orders given while the question waits answer it, and survive a reload', async () => {
  const fake = fakeSurroundings(valeria);
  const session = await sessionWith([PERSON, QUICK], fake, valeria);
  session.start();
  await until(isAsked(session));
  while (session.snapshot().asked?.ask !== 'harvest') {
    await playFirst(session);
    await until(isAsked(session));
  }
  const before = session.wholeRecord().log.length;
  session.setWishes(ORDERS);
  await until(() => session.wholeRecord().log.length > before && session.snapshot().status === 'choose');
  expect(session.snapshot().asked?.ask).not.toBe('harvest');
  expect((await reopened(fake, valeria)).snapshot().wishes).toEqual(ORDERS);
  session.close();
});
