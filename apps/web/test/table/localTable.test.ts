import { UNKNOWN, verify } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { logOf } from '../../src/table/log/log.ts';
import type { TableSession } from '../../src/table/session/session.ts';
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

test('bots answer until a person is asked again, and every move is stored', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  expect(session.snapshot().status).toBe('choose');
  await playFirst(session);
  expect(session.snapshot().status).toBe('thinking');
  await until(isAsked(session));
  const { moments, at } = session.snapshot();
  expect(at).toBe(moments.length - 1);
  expect(moments.length).toBeGreaterThan(2);
  expect((await storedIn(fake)).log).toHaveLength(moments.length - 1);
});

test('a whole game among bots ends over, and its record verifies', async () => {
  const session = await sessionWith([BOT, BOT], fakeSurroundings());
  expect(session.snapshot().viewer).toBe('spectator');
  session.start();
  await until(() => session.snapshot().status === 'over');
  expect(verify(kingOfTheValley, session.wholeRecord())).toMatchObject({ ok: true });
});

test('a bot’s move that is being stored is not entered a second time, whatever the page does meanwhile', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  await playFirst(session);
  let store = () => {};
  fake.slowDisk = new Promise((stored) => {
    store = stored;
  });
  await until(() => fake.asked === 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  session.live();
  await new Promise((resolve) => setTimeout(resolve, 20));
  store();
  await until(() => session.snapshot().status !== 'thinking');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(session.snapshot()).toMatchObject({ status: 'choose', problem: undefined });
});

test('a reload in the middle of a bot’s turn goes on with the same move', async () => {
  const fake = fakeSurroundings();
  const first = await sessionWith([PERSON, BOT], fake);
  fake.hold = new Promise(() => {});
  await playFirst(first);
  first.close();
  fake.hold = undefined;
  const second = await reopened(fake);
  expect(second.snapshot().status).toBe('thinking');
  second.start();
  await until(isAsked(second));
  expect(second.wholeRecord().log[0]).toBe(first.wholeRecord().log[0]);
});

test('undo is free up to the barrier and asks beyond it; redo plays the bots’ moves too', async () => {
  const session = await sessionWith([PERSON, BOT], fakeSurroundings());
  session.start();
  await playFirst(session);
  await until(isAsked(session));
  expect(session.snapshot()).toMatchObject({ canUndo: false, canAskBack: true });
  await expect(session.undo()).rejects.toThrow('agree');
  const played = session.wholeRecord().log;
  await session.undo(true);
  expect(session.wholeRecord().log).toEqual([...played, `undo ${played.length} by 1`]);
  expect(session.snapshot()).toMatchObject({ status: 'choose', at: 0, canAskBack: false, canRedo: true });
  await session.redo();
  expect(session.wholeRecord().log).toEqual([...played, `undo ${played.length} by 1`, ...played]);
  expect(session.snapshot()).toMatchObject({ status: 'choose', canRedo: false });
});

test('moments that were handed out stay as they were after undo', async () => {
  const session = await sessionWith([PERSON, BOT], fakeSurroundings());
  session.start();
  await playFirst(session);
  await until(isAsked(session));
  const { moments } = session.snapshot();
  const { length } = moments;
  await session.undo(true);
  expect(moments).toHaveLength(length);
  expect(session.snapshot().moments).toHaveLength(1);
});

test('redo survives a reload', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  await playFirst(session);
  await until(isAsked(session));
  await session.undo(true);
  expect((await reopened(fake)).snapshot().canRedo).toBe(true);
});

test('bots wait while somebody looks back, and go on afterwards', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, BOT], fake);
  session.start();
  let release = () => {};
  fake.hold = new Promise((resolve) => {
    release = resolve;
  });
  await playFirst(session);
  await until(() => fake.asked === 1);
  session.show(0);
  release();
  fake.hold = undefined;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(session.snapshot()).toMatchObject({ status: 'replay', at: 0 });
  expect(session.wholeRecord().log).toHaveLength(1);
  session.start();
  expect(session.wholeRecord().log).toHaveLength(1);
  session.live();
  await until(isAsked(session));
  expect(session.wholeRecord().log.length).toBeGreaterThan(1);
});

test('who does not want to watch the others skips to the own turn', async () => {
  const fake = { ...fakeSurroundings(), pace: () => 60_000 };
  const session = await sessionWith([BOT, BOT, PERSON], fake);
  session.start();
  expect(session.snapshot().status).toBe('thinking');
  session.skip();
  await until(isAsked(session));
  expect(session.wholeRecord().log).toHaveLength(2);
});

test('nothing can be played while looking back', async () => {
  const session = await sessionWith([PERSON, PERSON], fakeSurroundings());
  session.show(0);
  await expect(playFirst(session)).rejects.toThrow('nobody');
});

test('a move that cannot be stored is told and does not stop the game', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, PERSON], fake);
  fake.isBroken = true;
  await playFirst(session);
  expect(session.snapshot()).toMatchObject({ status: 'choose', storage: 'unsaved' });
  expect((await storedIn(fake)).log).toEqual([]);
  fake.isBroken = false;
  await playFirst(session);
  expect(session.snapshot().storage).toBe('kept');
  expect((await storedIn(fake)).log).toEqual(session.wholeRecord().log);
});

test('a bot that fails is told, and can be asked again', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([BOT, PERSON], fake);
  fake.isBroken = true;
  session.start();
  await until(() => session.snapshot().status === 'failed');
  expect(session.snapshot().problem).toBe('the bot is gone');
  fake.isBroken = false;
  session.start();
  await until(isAsked(session));
  expect(session.snapshot().problem).toBeUndefined();
});

test('people who see alike share the screen; the own seat follows the turn', async () => {
  const session = await sessionWith([PERSON, { name: 'Ben' }], fakeSurroundings());
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  await playFirst(session);
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 1 });
});

test('people with secrets hand the screen over, also after a reload', async () => {
  const fake = fakeSurroundings(toy);
  const session = await sessionWith([PERSON, { name: 'Ben' }], fake, toy);
  expect(session.snapshot()).toMatchObject({ status: 'handOver', viewer: 'spectator' });
  await expect(playFirst(session)).rejects.toThrow('nobody');
  session.takeScreen();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  await playFirst(session);
  expect(session.snapshot()).toMatchObject({ status: 'handOver', viewer: 0 });
  session.takeScreen();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 1 });
});

const BEN = { name: 'Ben' };
const CID = { name: 'Cid' };

/** Who is asked, and who may look, while everybody keeps a goal in secret. */
const asking = (session: TableSession) => {
  const { asked, status, viewer } = session.snapshot();
  return { ask: asked?.ask, seat: asked?.seat, status, viewer };
};

test('of several seats asked at once the bots answer first, then one person after the other behind the curtain', async () => {
  const fake = fakeSurroundings(toy);
  const session = await sessionWith([PERSON, BOT, BEN, CID], fake, toy);
  session.start();
  await until(() => session.snapshot().status === 'handOver');
  expect(session.wholeRecord().log).toEqual([expect.stringMatching(/^2 keep [12]$/)]);
  expect(asking(session)).toEqual({ ask: 'keep', seat: 0, status: 'handOver', viewer: 'spectator' });
  for (const seat of [0, 2, 3]) {
    expect(asking(session)).toMatchObject({ ask: 'keep', seat, status: 'handOver' });
    session.takeScreen();
    expect(asking(session)).toEqual({ ask: 'keep', seat, status: 'choose', viewer: seat });
    await playFirst(session);
  }
  expect(asking(session)).toEqual({ ask: 'turn', seat: 0, status: 'handOver', viewer: 3 });
});

test('one person among bots answers without a curtain, and the game goes on by itself', async () => {
  const session = await sessionWith([BOT, PERSON, BOT], fakeSurroundings(toy), toy);
  session.start();
  await until(isAsked(session));
  expect(asking(session)).toEqual({ ask: 'keep', seat: 1, status: 'choose', viewer: 1 });
  expect(session.wholeRecord().log.map((line) => line[0])).toEqual(['1', '3']);
  await playFirst(session);
  await until(isAsked(session));
  expect(asking(session)).toMatchObject({ ask: 'turn', seat: 1 });
});

test('nobody takes back the secret of somebody else', async () => {
  const session = await sessionWith([PERSON, BEN, CID], fakeSurroundings(toy), toy);
  session.takeScreen();
  await playFirst(session);
  session.takeScreen();
  expect(asking(session)).toMatchObject({ seat: 1, viewer: 1 });
  expect(session.snapshot()).toMatchObject({ canUndo: false, canAskBack: true });
});

test('what the person at the screen is shown holds nobody else’s cards, not even in what just happened', async () => {
  const session = await sessionWith([PERSON, BEN], fakeSurroundings(toy), toy);
  const take = () => session.snapshot().status === 'handOver' && session.takeScreen();
  for (let i = 0; i < 2; i++) {
    take();
    await playFirst(session);
  }
  take();
  await session.play({ text: 'draw' });
  take();
  const { game, moments, viewer } = session.snapshot();
  expect(viewer).toBe(1);
  const moment = moments[moments.length - 1];
  expect(moment.state).toMatchObject({ hands: [[UNKNOWN, UNKNOWN, UNKNOWN], expect.anything()] });
  const lines = logOf(game, moments, () => false).flatMap((group) => group.lines);
  expect(lines.at(-1)?.message.args?.card).toEqual({ key: 'card.unknown' });
  expect(moment.events).toMatchObject([{ kind: 'drew', card: UNKNOWN }]);
});

test('a move is shown only after it is stored, and a second click before that counts once', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, PERSON], fake);
  let store = () => {};
  fake.slowDisk = new Promise((resolve) => {
    store = resolve;
  });
  const [first, second] = [playFirst(session), playFirst(session)];
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(session.snapshot().moments).toHaveLength(1);
  store();
  await Promise.all([first, second]);
  expect(session.snapshot().moments).toHaveLength(2);
  expect((await storedIn(fake)).log).toHaveLength(1);
});

/** Two pages at one table: who holds it plays, both hear of what is entered. */
function twoPages(fake: ReturnType<typeof fakeSurroundings>) {
  const holders: ((isOurs: boolean) => void)[] = [];
  const followers = new Set<() => void>();
  const { append } = fake.store;
  return {
    ...fake,
    store: {
      ...fake.store,
      async append(id: string, entry: Parameters<typeof append>[1]) {
        const answer = await append(id, entry);
        for (const hear of followers) hear();
        return answer;
      },
      follow(_id: string, listener: () => void) {
        followers.add(listener);
        return () => followers.delete(listener);
      },
      hold(_id: string, listener: (isOurs: boolean) => void) {
        holders.push(listener);
        queueMicrotask(() => listener(holders[0] === listener));
        return {
          takeOver: () => {
            for (const holder of holders) holder(holder === listener);
          },
          release: () => {},
        };
      },
    },
  };
}

test('one page plays, the other follows live and can take over; neither loses a move', async () => {
  const fake = twoPages(fakeSurroundings());
  const a = await sessionWith([PERSON, PERSON], fake);
  const b = await reopened(fake);
  a.start();
  b.start();
  await until(() => b.snapshot().status === 'following');
  await playFirst(a);
  await until(() => b.snapshot().moments.length === 2);
  await expect(playFirst(b)).rejects.toThrow('nobody');
  b.takeOver();
  await until(isAsked(b));
  expect(a.snapshot().status).toBe('following');
  await playFirst(b);
  await until(() => a.snapshot().moments.length === 3);
  expect((await storedIn(fake)).log).toEqual(b.wholeRecord().log);
  expect(a.wholeRecord().log).toEqual(b.wholeRecord().log);
});

test('of two pages that both believe to play, the second finds out and shows what the first did', async () => {
  const fake = fakeSurroundings();
  const a = await sessionWith([PERSON, PERSON], fake);
  const b = await reopened(fake);
  await playFirst(a);
  await playFirst(a);
  await playFirst(b);
  expect(b.wholeRecord().log).toEqual(a.wholeRecord().log);
  expect((await storedIn(fake)).log).toEqual(a.wholeRecord().log);
});

test('a table that was removed elsewhere says so', async () => {
  const fake = fakeSurroundings();
  const session = await sessionWith([PERSON, PERSON], fake);
  await fake.store.remove('test');
  await playFirst(session);
  expect(session.snapshot().status).toBe('gone');
});

test('alone against bots an undo over luck is allowed, deals anew and stands in the record', async () => {
  const session = await sessionWith([PERSON, BOT], fakeSurroundings(toy), toy);
  session.start();
  await until(isAsked(session));
  await playFirst(session);
  await until(isAsked(session));
  await session.play({ text: 'draw' });
  await until(isAsked(session));
  expect(session.snapshot()).toMatchObject({ canUndo: false, canAskBack: true, dealsAnew: true });
  await session.undo(true);
  expect(session.wholeRecord().log.at(-1)).toMatch(/^undo \d+ by 1 redeal$/);
  expect(session.snapshot().canRedo).toBe(false);
  expect(verify(toy, session.wholeRecord()).problems).toEqual([]);
});

test('what a viewer takes away from a running game holds no seed; the whole game does', async () => {
  const session = await sessionWith([PERSON, BOT], fakeSurroundings(toy), toy);
  expect(session.recordForViewer()).not.toHaveProperty('seed');
  expect(session.wholeRecord().seed).toBe('table');
});
