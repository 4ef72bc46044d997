import { formatViewRecord, parseJson, parseViewRecord, type ViewRecord } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { WatchedTable } from '../../src/table/session/watchedTable.ts';
import { BOT, fakeSurroundings, isAsked, PERSON, playFirst, sessionWith, until } from './surroundings.ts';

test('what a viewer saved of a running game is watched as that viewer saw it, and played by nobody', async () => {
  const session = await sessionWith([PERSON, BOT], fakeSurroundings(toy), toy);
  session.start();
  await until(isAsked(session));
  await playFirst(session);
  await until(isAsked(session));
  const text = formatViewRecord(session.recordForViewer() as ViewRecord);
  const watched = new WatchedTable('watched', parseViewRecord(parseJson(text, 'file')), toy);
  const { moments, at, status, viewer } = watched.snapshot();
  expect(moments).toEqual(session.snapshot().moments);
  expect({ at, status, viewer }).toEqual({ at: moments.length - 1, status: 'replay', viewer: 0 });
  watched.show(1);
  expect(watched.snapshot()).toMatchObject({ at: 1, from: moments.length - 1 });
  await watched.play();
  expect(watched.snapshot().moments).toHaveLength(moments.length);
});
