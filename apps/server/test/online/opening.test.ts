/** A table opened from a snapshot is the table that a replay gives. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { draw, enter, formatEntry, newRecord, recordOf, stateOf, worldLuck } from '@three-crowns/core';
import type { AnyTable } from '@three-crowns/protocol';
import { afterAll, expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { gameNamed } from '../../src/games.ts';
import { openStored, snapshotOf } from '../../src/hub/opening.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import { commitmentFor, type ServerTable, type TableContent } from '../../src/tables/content.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-opening-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const { seed } = proof('tables opened', { small: 1, full: 1 });

function begunTable(id: string, gameId: string): ServerTable {
  const record = newRecord(gameNamed(gameId), { options: { seats: 2 }, seed });
  const { game, rulesVersion, contentHash, options } = record;
  const person = (name: string) => ({ kind: 'person', identity: name, name, nonce: name }) as const;
  const content: TableContent = {
    game,
    rulesVersion,
    contentHash,
    options,
    pace: { kind: 'free' },
    host: 'Ada',
    chairs: [person('Ada'), person('Bob')],
    seed,
    commitment: commitmentFor(id, record, seed),
    createdAt: 0,
  };
  return { id, version: 1, status: 'running', visibility: 'link', linkHash: '', touchedAt: 0, content };
}

/** Plays at random and stores what is entered. */
async function playOn(store: Store<TableContent>, id: string, table: AnyTable, moves: number): Promise<void> {
  const luck = worldLuck(`${seed} ${id} ${table.entries.length}`);
  for (let i = 0; i < moves; i++) {
    const [asked] = table.game.rules.pending(stateOf(table));
    if (asked === undefined) return;
    const legal = table.game.rules.legalMoves(stateOf(table), asked.seat);
    const text = table.game.notation.formatMove(stateOf(table), legal[draw(luck, legal.length)]);
    const { seq, entry } = enter(table, { kind: 'move', seat: asked.seat, text });
    await store.journal.append(id, { seq, id: `own ${seq}`, line: formatEntry(entry), at: seq, banks: [] });
  }
}

test.each(['king-of-the-valley', 'kings-will', 'valeria'])('%s', async (game) => {
  const store = await openStore<TableContent>(await openDatabase(path.join(folder, `${game}.sqlite`)), 'one');
  const stored = begunTable(game, game);
  await store.tables.create(stored);
  const { setup: first } = await openStored(store, stored);
  await playOn(store, game, first.table, 30);
  await store.snapshots.keep(game, snapshotOf(first.table));
  await playOn(store, game, first.table, 20);

  const { setup, snapshotAt } = await openStored(store, stored);
  expect(snapshotAt).toBe(30);
  expect(recordOf(setup.table)).toEqual(recordOf(first.table));
  expect(setup.table.moments).toEqual(first.table.moments);
  expect(setup.table.commands).toEqual(first.table.commands);
  expect(setup.table.course).toEqual(first.table.course);

  // One of another program: its states have another shape, so everything is played again.
  const alien = JSON.stringify(
    first.table.moments.map((moment) => ({ ...moment, state: { ...Object(moment.state), more: 1 } })),
  );
  await store.snapshots.keep(game, { seq: first.table.entries.length, content: alien });
  const { setup: again } = await openStored(store, stored);
  expect(again.table.moments).toEqual(first.table.moments);
  await store.close();
});
