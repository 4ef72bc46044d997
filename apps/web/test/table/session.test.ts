import { type GameRecord, UNKNOWN, verify } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { logOf, redacted } from '../../src/table/log/log.ts';
import { Session } from '../../src/table/session/session.ts';
import { BOT, fakeSurroundings, isAsked, PERSON, playFirst, sessionWith, until } from './surroundings.ts';

test('bots answer until a person is asked again, and every move is stored', async () => {
  const fake = fakeSurroundings();
  const session = sessionWith([PERSON, BOT], fake);
  session.start();
  expect(session.snapshot().status).toBe('choose');
  playFirst(session);
  expect(session.snapshot().status).toBe('thinking');
  await until(isAsked(session));
  const { frames, at } = session.snapshot();
  expect(at).toBe(frames.length - 1);
  expect(frames.length).toBeGreaterThan(2);
  expect(fake.saved.at(-1)?.record.log).toHaveLength(frames.length - 1);
});

test('a whole game among bots ends over, and its record verifies', async () => {
  const session = sessionWith([BOT, BOT], fakeSurroundings());
  expect(session.snapshot().viewer).toBe('spectator');
  session.start();
  await until(() => session.snapshot().status === 'over');
  expect(verify(kingOfTheValley, session.record as GameRecord)).toMatchObject({ ok: true });
});

test('a reload in the middle of a bot’s turn goes on with the same move', async () => {
  const fake = fakeSurroundings();
  const first = sessionWith([PERSON, BOT], fake);
  fake.hold = new Promise(() => {});
  playFirst(first);
  first.close();
  const saved = fake.saved.at(-1);
  if (saved === undefined) throw new Error('nothing was stored');
  fake.hold = undefined;
  const second = new Session(saved, fake, kingOfTheValley);
  expect(second.snapshot().status).toBe('thinking');
  second.start();
  await until(isAsked(second));
  expect(second.record.log[0]).toBe(first.record.log[0]);
});

test('undo is free up to the barrier and asks beyond it; redo plays the bots’ moves too', async () => {
  const session = sessionWith([PERSON, BOT], fakeSurroundings());
  session.start();
  playFirst(session);
  await until(isAsked(session));
  expect(session.snapshot()).toMatchObject({ canUndo: false, canAskBack: true });
  expect(() => session.undo()).toThrow('agree');
  const played = session.record.log;
  session.undo(true);
  expect(session.record.log).toEqual([]);
  expect(session.snapshot()).toMatchObject({ status: 'choose', canAskBack: false, canRedo: true });
  session.redo();
  expect(session.record.log).toEqual(played);
  expect(session.snapshot()).toMatchObject({ status: 'choose', canRedo: false });
});

test('frames that were handed out stay as they were after undo', async () => {
  const session = sessionWith([PERSON, BOT], fakeSurroundings());
  session.start();
  playFirst(session);
  await until(isAsked(session));
  const { frames } = session.snapshot();
  const { length } = frames;
  session.undo(true);
  expect(frames).toHaveLength(length);
  expect(session.snapshot().frames).toHaveLength(1);
});

test('redo survives a reload', async () => {
  const fake = fakeSurroundings();
  const session = sessionWith([PERSON, BOT], fake);
  session.start();
  playFirst(session);
  await until(isAsked(session));
  session.undo(true);
  const saved = fake.saved.at(-1);
  expect(saved?.undone.length).toBeGreaterThan(0);
  if (saved) expect(new Session(saved, fake, kingOfTheValley).snapshot().canRedo).toBe(true);
});

test('bots wait while somebody looks back, and go on afterwards', async () => {
  const fake = fakeSurroundings();
  const session = sessionWith([PERSON, BOT], fake);
  session.start();
  let release = () => {};
  fake.hold = new Promise((resolve) => {
    release = resolve;
  });
  playFirst(session);
  await until(() => fake.asked === 1);
  session.show(0);
  release();
  fake.hold = undefined;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(session.snapshot()).toMatchObject({ status: 'replay', at: 0 });
  expect(session.record.log).toHaveLength(1);
  session.start();
  expect(session.record.log).toHaveLength(1);
  session.live();
  await until(isAsked(session));
  expect(session.record.log.length).toBeGreaterThan(1);
});

test('nothing can be played while looking back', () => {
  const session = sessionWith([PERSON, PERSON], fakeSurroundings());
  session.show(0);
  expect(() => playFirst(session)).toThrow('nobody');
});

test('a move that cannot be stored is told and does not stop the game', async () => {
  const fake = fakeSurroundings();
  const session = sessionWith([PERSON, PERSON], fake);
  fake.isBroken = true;
  playFirst(session);
  await until(() => session.snapshot().isUnsaved);
  expect(session.snapshot().status).toBe('choose');
  fake.isBroken = false;
  playFirst(session);
  await until(() => !session.snapshot().isUnsaved);
});

test('a bot that fails is told, and can be asked again', async () => {
  const fake = fakeSurroundings();
  const session = sessionWith([BOT, PERSON], fake);
  fake.isBroken = true;
  session.start();
  await until(() => session.snapshot().status === 'failed');
  expect(session.snapshot().problem).toBe('the bot is gone');
  fake.isBroken = false;
  session.start();
  await until(isAsked(session));
  expect(session.snapshot().problem).toBeUndefined();
});

test('people who see alike share the screen; the own seat follows the turn', () => {
  const session = sessionWith([PERSON, { name: 'Ben' }], fakeSurroundings());
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  playFirst(session);
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 1 });
});

test('people with secrets hand the screen over, also after a reload', () => {
  const fake = fakeSurroundings(toy);
  const session = sessionWith([PERSON, { name: 'Ben' }], fake, toy);
  expect(session.snapshot()).toMatchObject({ status: 'handOver', viewer: 'spectator' });
  expect(() => playFirst(session)).toThrow('nobody');
  session.takeScreen();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  playFirst(session);
  expect(session.snapshot()).toMatchObject({ status: 'handOver', viewer: 0 });
  session.takeScreen();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 1 });
});

const BEN = { name: 'Ben' };
const CID = { name: 'Cid' };

/** Who is asked, and who may look, while everybody keeps a goal in secret. */
const asking = (session: Session) => {
  const { asked, status, viewer } = session.snapshot();
  return { ask: asked?.ask, seat: asked?.seat, status, viewer };
};

test('of several seats asked at once the bots answer first, then one person after the other behind the curtain', async () => {
  const fake = fakeSurroundings(toy);
  const session = sessionWith([PERSON, BOT, BEN, CID], fake, toy);
  session.start();
  await until(() => session.snapshot().status === 'handOver');
  expect(session.record.log).toEqual([expect.stringMatching(/^2 keep [12]$/)]);
  expect(asking(session)).toEqual({ ask: 'keep', seat: 0, status: 'handOver', viewer: 'spectator' });
  for (const seat of [0, 2, 3]) {
    expect(asking(session)).toMatchObject({ ask: 'keep', seat, status: 'handOver' });
    session.takeScreen();
    expect(asking(session)).toEqual({ ask: 'keep', seat, status: 'choose', viewer: seat });
    playFirst(session);
  }
  expect(asking(session)).toEqual({ ask: 'turn', seat: 0, status: 'handOver', viewer: 3 });
});

test('one person among bots answers without a curtain, and the game goes on by itself', async () => {
  const session = sessionWith([BOT, PERSON, BOT], fakeSurroundings(toy), toy);
  session.start();
  await until(isAsked(session));
  expect(asking(session)).toEqual({ ask: 'keep', seat: 1, status: 'choose', viewer: 1 });
  expect(session.record.log.map((line) => line[0])).toEqual(['1', '3']);
  playFirst(session);
  await until(isAsked(session));
  expect(asking(session)).toMatchObject({ ask: 'turn', seat: 1 });
});

test('nobody takes back the secret of somebody else', () => {
  const session = sessionWith([PERSON, BEN, CID], fakeSurroundings(toy), toy);
  session.takeScreen();
  playFirst(session);
  session.takeScreen();
  expect(asking(session)).toMatchObject({ seat: 1, viewer: 1 });
  expect(session.snapshot()).toMatchObject({ canUndo: false, canAskBack: true });
});

test('what the person at the screen is shown holds nobody else’s cards, not even in what just happened', () => {
  const session = sessionWith([PERSON, BEN], fakeSurroundings(toy), toy);
  const take = () => session.snapshot().status === 'handOver' && session.takeScreen();
  for (let i = 0; i < 2; i++) {
    take();
    playFirst(session);
  }
  take();
  session.play('draw');
  take();
  const { game, frames, viewer } = session.snapshot();
  expect(viewer).toBe(1);
  const frame = frames[frames.length - 1];
  const view = game.secrets.view(frame.state, viewer);
  expect(view.hands[0]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  const lines = logOf(game, frames, viewer, () => false).flatMap((group) => group.lines);
  expect(lines.at(-1)?.message.args?.card).toEqual({ key: 'card.unknown' });
  const real = frame.state as ReturnType<typeof toy.rules.setup>;
  expect(JSON.stringify(redacted(game, frame.events, viewer))).not.toContain(`"card":${real.hands[0][2]}`);
});
