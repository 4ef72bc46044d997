import { noLuck, verify } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { afterEach, expect, it, vi } from 'vitest';
import { joinTable } from '../../src/online/joinTable.ts';
import type { OnlineTable } from '../../src/online/onlineTable.ts';
import { Server } from './server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function sit(server: Server, ...seats: number[]): Promise<OnlineTable> {
  server.seats = seats;
  const table = await joinTable('one', async () => kingOfTheValley);
  if (table === undefined) throw new Error('there is no such table');
  table.start();
  return table;
}

/** A legal move of who is asked here. */
function firstMove(table: OnlineTable): string {
  const { game, moments, asked } = table.snapshot();
  const { state } = moments[moments.length - 1];
  const [move] = game.rules.legalMoves(state, asked?.seat ?? 0);
  return game.notation.formatMove(state, move);
}

it('plays a move, which the other sees, and nobody sees more than he may', async () => {
  const server = new Server();
  const [one, other] = [await sit(server, 0), await sit(server, 1)];
  expect(one.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  expect(other.snapshot()).toMatchObject({ status: 'thinking', viewer: 1 });
  await one.play({ text: firstMove(one) });
  expect(one.snapshot().moments).toHaveLength(2);
  await vi.waitFor(() => expect(other.snapshot()).toMatchObject({ status: 'choose' }));
  expect(other.snapshot().moments).toHaveLength(2);
  for (const { state } of [...one.snapshot().moments, ...other.snapshot().moments]) {
    expect(state).toMatchObject({ luck: noLuck() });
  }
});

it('asks the other before a move is taken back that he has seen', async () => {
  const server = new Server();
  const [one, other] = [await sit(server, 0), await sit(server, 1)];
  await one.play({ text: firstMove(one) });
  expect(one.snapshot()).toMatchObject({ canUndo: false, canAskBack: true });
  const undone = one.undo();
  await vi.waitFor(() => expect(other.snapshot().together?.waiting).toEqual([1]));
  other.together.agree(true);
  await undone;
  expect(one.snapshot().moments).toHaveLength(1);
  expect(one.snapshot()).toMatchObject({ status: 'choose', canRedo: true });
  await one.redo();
  expect(one.snapshot().moments).toHaveLength(2);
});

it('keeps a move over a lost connection, and enters it once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const server = new Server();
  const one = await sit(server, 0);
  server.cut();
  expect(one.snapshot().together?.connection).toBe('lost');
  const played = one.play({ text: firstMove(one) });
  expect(server.entries).toBe(0);
  server.mend();
  await vi.advanceTimersByTimeAsync(15_000);
  await played;
  expect(server.entries).toBe(1);
  expect(one.snapshot().together?.connection).toBe('joined');
  vi.useRealTimers();
});

it('says that the server is away before it was ever there, and joins when it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const server = new Server();
  server.lose();
  const onAway = vi.fn();
  const joining = joinTable('one', async () => kingOfTheValley, { onAway });
  await vi.advanceTimersByTimeAsync(500);
  expect(onAway).toHaveBeenCalled();
  server.mend();
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await joining)?.snapshot().status).toBe('choose');
  vi.useRealTimers();
});

it('does not wait for the socket to notice that the network has gone, nor for the next try when it is back', async () => {
  const server = new Server();
  const one = await sit(server, 0);
  server.lose();
  window.dispatchEvent(new Event('offline'));
  await vi.waitFor(() => expect(one.snapshot().together?.connection).toBe('lost'));
  server.mend();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(one.snapshot().together?.connection).toBe('joined'));
});

it('says when it tries next, and tries at once for who asks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const server = new Server();
  const one = await sit(server, 0);
  server.cut();
  await vi.advanceTimersByTimeAsync(4_000);
  const { triesAt = 0 } = one.snapshot().together ?? {};
  expect(triesAt).toBeGreaterThan(performance.now());
  server.mend();
  one.together.tryNow();
  expect(one.snapshot().together?.triesAt).toBeUndefined();
  await vi.advanceTimersByTimeAsync(40);
  expect(performance.now()).toBeLessThan(triesAt);
  expect(one.snapshot().together?.connection).toBe('joined');
  vi.useRealTimers();
});

it('hands over between two seats of one device', async () => {
  const server = new Server();
  const both = await sit(server, 0, 1);
  expect(both.snapshot().status).toBe('handOver');
  both.takeScreen();
  expect(both.snapshot()).toMatchObject({ status: 'choose', viewer: 0 });
  await both.play({ text: firstMove(both) });
  expect(both.snapshot().status).toBe('handOver');
  both.takeScreen();
  expect(both.snapshot()).toMatchObject({ status: 'choose', viewer: 1 });
});

it('hears that another has opened the next table, whether it sits there or looks on', async () => {
  const server = new Server();
  const [one, other, watcher] = [await sit(server, 0), await sit(server, 1), await sit(server)];
  await other.resign();
  await vi.waitFor(() => expect(watcher.snapshot().status).toBe('over'));
  expect(one.snapshot().together?.next).toBeUndefined();
  server.openNext('two', 'Anselm');
  for (const table of [one, watcher]) {
    await vi.waitFor(() => expect(table.snapshot().together?.next).toEqual({ id: 'two', host: 'Anselm' }));
  }
  for (const table of [one, other, watcher]) table.close();
});

it('gives a record of views while it runs, and the whole game once it has ended', async () => {
  const server = new Server();
  const [one, other] = [await sit(server, 0), await sit(server, 1)];
  expect(one.recordForViewer()).toMatchObject({ viewer: 1 });
  expect(JSON.stringify(one.recordForViewer())).not.toContain('"seed"');
  await other.resign();
  await vi.waitFor(() => expect(one.snapshot().status).toBe('over'));
  const record = one.recordForViewer();
  if (!('seed' in record)) throw new Error('the record is not whole');
  expect(verify(kingOfTheValley, record)).toMatchObject({ ok: true, finished: true });
});
