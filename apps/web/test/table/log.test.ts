import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { logOf, turnStarts } from '../../src/table/log/log.ts';
import { type Frame, runTo } from '../../src/table/session/frames.ts';
import { BOT, fakeSurroundings, sessionWith, until } from './surroundings.ts';

const beginsTurn = (event: unknown) => (event as { type?: string }).type === 'turn';

test('the log is cut where turns begin, and every line knows its moment', async () => {
  const session = sessionWith([BOT, BOT], fakeSurroundings());
  session.start();
  await until(() => session.snapshot().status === 'over');
  const { frames } = session.snapshot();
  const groups = logOf(kingOfTheValley, frames, 'spectator', beginsTurn);
  expect(groups[0]).toMatchObject({ seat: undefined, head: undefined });
  expect(groups[0].lines.map(({ message }) => message.key)).toEqual(['event.placed', 'event.placed']);
  expect(groups[1]).toMatchObject({ seat: 0, head: { message: { key: 'event.turn' } } });
  expect(groups[2].seat).toBe(1);
  const plies = groups.flatMap(({ head, lines }) => [...(head ? [head.ply] : []), ...lines.map(({ ply }) => ply)]);
  expect(plies).toEqual([...plies].sort((a, b) => a - b));
  expect(turnStarts(frames, beginsTurn)).toEqual([0, ...groups.slice(1).map(({ head }) => head?.ply)]);
});

test('the log says no more than the viewer may know', () => {
  const frames: Frame[] = [{ state: undefined, seat: 0, text: 'draw', events: [{ kind: 'drew', seat: 0, card: 5 }] }];
  const told = (viewer: 0 | 1) => logOf(toy, frames, viewer, () => false)[0].lines[0].message.args?.card;
  expect(told(0)).toEqual({ key: 'card', args: { number: 5 } });
  expect(told(1)).toEqual({ key: 'card.unknown' });
});

test('the run up to a frame is what one seat did in a row', () => {
  const frame = (seat: number | undefined, text: string): Frame => ({ state: undefined, seat, text, events: [] });
  const frames = [frame(undefined, ''), frame(0, 'a'), frame(1, 'b'), frame(1, 'c'), frame(0, 'd')];
  const texts = (at: number) => runTo(frames, at).map(({ text }) => text);
  expect(texts(3)).toEqual(['b', 'c']);
  expect(texts(4)).toEqual(['d']);
  expect(texts(0)).toEqual(['']);
});
