import { verify } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { Session } from '../../src/table/session/session.ts';
import { fakeSurroundings, isAsked, PERSON, playFirst, recordWith, sessionWith, until } from './surroundings.ts';

const ORDERS = { herald: 'gold', choice: 'magic', trades: 'all' };
const MOVES = 40;
const QUICK = { name: 'Anselm', bot: 'random' };

/** What the person was asked in so many of its own moves. */
async function askedOf(session: Session): Promise<Set<string>> {
  const asks = new Set<string>();
  for (let i = 0; i < MOVES; i++) {
    await until(isAsked(session));
    asks.add(session.snapshot().asked?.ask ?? '');
    playFirst(session);
  }
  return asks;
}

test('a person without standing orders is asked in the harvest', async () => {
  const session = sessionWith([PERSON, QUICK], fakeSurroundings(valeria), valeria);
  session.start();
  expect(await askedOf(session)).toContain('harvest');
  session.close();
});

test('standing orders answer in the harvest, and the record holds plain moves', async () => {
  const fake = fakeSurroundings(valeria);
  const session = sessionWith([PERSON, QUICK], fake, valeria);
  session.start();
  session.setWishes(ORDERS);
  expect(await askedOf(session)).not.toContain('harvest');
  expect(session.record.log).toContainEqual(expect.stringMatching(/^1 (pick|trade)/));
  expect(verify(valeria, session.record).ok).toBe(true);
  session.close();
});

test('orders given while the question waits answer it, and survive a reload', async () => {
  const fake = fakeSurroundings(valeria);
  const session = sessionWith([PERSON, QUICK], fake, valeria);
  session.start();
  await until(isAsked(session));
  while (session.snapshot().asked?.ask !== 'harvest') {
    playFirst(session);
    await until(isAsked(session));
  }
  const before = session.record.log.length;
  session.setWishes(ORDERS);
  await until(() => session.record.log.length > before && session.snapshot().status === 'choose');
  expect(session.snapshot().asked?.ask).not.toBe('harvest');
  const saved = fake.saved.at(-1) ?? {
    id: 'none',
    record: recordWith([PERSON, QUICK], valeria),
    undone: [],
    savedAt: 0,
  };
  expect(new Session(saved, fake, valeria).snapshot().wishes).toEqual(ORDERS);
  session.close();
});
