import { endingOf, openTable, verify } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import {
  BOT,
  fakeSurroundings,
  isAsked,
  PERSON,
  playFirst,
  reopened,
  sessionWith,
  storedIn,
  until,
} from './surroundings.ts';

const BEN = { name: 'Ben' };
const CID = { name: 'Cid' };

test('who gives up against one other has lost at once, and the record says so', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  await playFirst(session);
  await until(isAsked(session));
  expect(session.snapshot()).toMatchObject({ canResign: true, endsByResigning: true, canAbandon: true });
  await session.resign();
  expect(session.snapshot()).toMatchObject({ status: 'over', ending: { reason: 'resigned', winners: [1] } });
  const record = await storedIn(fake);
  expect(record.log.at(-1)).toBe('resign 1');
  expect(verify(kingOfTheValley, record).problems).toEqual([]);
  expect((await reopened(fake)).snapshot().status).toBe('over');
});

test('where others go on, a bot plays for whoever gave up and stays behind them', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BEN, CID], fake);
  session.start();
  expect(session.snapshot()).toMatchObject({ viewer: 0, canResign: true, endsByResigning: false });
  await session.resign();
  expect((await storedIn(fake)).log).toEqual(['resign 1 knight']);
  await until(isAsked(session));
  expect(session.snapshot()).toMatchObject({ asked: { seat: 1 }, viewer: 1, ending: undefined });
  expect(session.snapshot().seats.map(({ bot }) => bot)).toEqual(['knight', undefined, undefined]);
  await session.resign();
  expect(session.snapshot()).toMatchObject({ status: 'over', ending: { reason: 'resigned', winners: [2] } });
});

test('the only person among many bots ends the game by giving up', async () => {
  const session = await sessionWith([PERSON, BOT, BOT], fakeSurroundings());
  session.start();
  expect(session.snapshot().endsByResigning).toBe(true);
  await session.resign();
  const { status, ending } = session.snapshot();
  expect(status).toBe('over');
  expect(ending?.places[0]).toBe(3);
});

test('a bot’s answer that was on its way is thrown away', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  let release = () => {};
  fake.hold = new Promise((resolve) => {
    release = resolve;
  });
  await playFirst(session);
  await until(() => fake.asked === 1);
  await session.abandon();
  release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await storedIn(fake)).log.slice(1)).toEqual(['abandon 1']);
});

test('a game is broken off by all persons, has no winner then, and nothing is taken back or given up any more', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BEN, BOT], fake);
  await playFirst(session);
  await session.abandon();
  const record = await storedIn(fake);
  expect(record.log.at(-1)).toBe('abandon 1 2');
  expect(endingOf(openTable(kingOfTheValley, record))).toMatchObject({ reason: 'abandoned', winners: [] });
  expect(session.snapshot()).toMatchObject({
    status: 'over',
    canUndo: false,
    canAskBack: false,
    canResign: false,
    canAbandon: false,
  });
  await expect(session.abandon()).rejects.toThrow('over');
});

test('nobody gives up for another: not before the screen is taken, and never for a bot', async () => {
  const shared = await sessionWith([PERSON, BEN], fakeSurroundings(toy), toy);
  expect(shared.snapshot()).toMatchObject({ viewer: 'spectator', canResign: false });
  await expect(shared.resign()).rejects.toThrow('nobody');
  const watched = await sessionWith([BOT, BOT], fakeSurroundings());
  expect(watched.snapshot()).toMatchObject({ canResign: false, canAbandon: false });
});
