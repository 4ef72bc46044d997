import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { logOf, turnStarts } from '../../src/table/log/log.ts';
import { seenBy } from '../../src/table/session/seen.ts';
import { type AnyMoment, runTo } from '../../src/table/session/snapshot.ts';
import { BOT, fakeSurroundings, sessionWith, until } from './surroundings.ts';

const beginsTurn = (event: unknown) => (event as { type?: string }).type === 'turn';

test('the log is cut where turns begin, and every line knows its moment', async () => {
  const session = await sessionWith([BOT, BOT], fakeSurroundings());
  session.start();
  await until(() => session.snapshot().status === 'over');
  const { moments } = session.snapshot();
  const groups = logOf(kingOfTheValley, moments, beginsTurn);
  expect(groups[0]).toMatchObject({ seat: undefined, head: undefined });
  expect(groups[0].lines.map(({ message }) => message.key)).toEqual(['event.placed', 'event.placed']);
  expect(groups[1]).toMatchObject({ seat: 0, head: { message: { key: 'event.turn' } } });
  expect(groups[2].seat).toBe(1);
  const plies = groups.flatMap(({ head, lines }) => [...(head ? [head.ply] : []), ...lines.map(({ ply }) => ply)]);
  expect(plies).toEqual([...plies].sort((a, b) => a - b));
  expect(turnStarts(moments, beginsTurn)).toEqual([0, ...groups.slice(1).map(({ head }) => head?.ply)]);
});

test('the log says no more than the viewer may know', () => {
  const state = toy.rules.setup({ seats: 2 }, 'log');
  const moments = [{ state, seat: 0, text: 'draw', events: [{ kind: 'drew', seat: 0, card: 5 }] }];
  const told = (viewer: 0 | 1) => logOf(toy, seenBy(toy, moments, viewer), () => false)[0].lines[0].message.args?.card;
  expect(told(0)).toEqual({ key: 'card', args: { number: 5 } });
  expect(told(1)).toEqual({ key: 'card.unknown' });
});

test('the run up to a moment is what one seat did in a row', () => {
  const moment = (seat: number | undefined, text: string): AnyMoment => ({ state: undefined, seat, text, events: [] });
  const moments = [moment(undefined, ''), moment(0, 'a'), moment(1, 'b'), moment(1, 'c'), moment(0, 'd')];
  const texts = (at: number) => runTo(moments, at).map(({ text }) => text);
  expect(texts(3)).toEqual(['b', 'c']);
  expect(texts(4)).toEqual(['d']);
  expect(texts(0)).toEqual(['']);
});
