/** What both databases must do alike. */
import { CHAT_KEPT } from '@three-crowns/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Unreachable } from '../../src/storage/database.ts';
import { MIGRATIONS, migrate, WrongSchema } from '../../src/storage/migrations.ts';
import { openDatabase } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { freshPlaces, KINDS } from './places.ts';
import { entry, openAt, type Sample, table } from './sample.ts';

const freshPlace = freshPlaces();
const opened: Store<Sample>[] = [];

async function open(place: string, process?: string): Promise<Store<Sample>> {
  const store = await openAt(place, process);
  opened.push(store);
  return store;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

describe.each(KINDS)('%s', (kind) => {
  const fresh = async () => open(await freshPlace(kind));

  test('an entry is stored once, and read back as it was', async () => {
    const { journal, tables } = await fresh();
    await tables.create(table('a'));
    expect(await journal.append('a', entry(1))).toEqual({ status: 'stored' });
    expect(await journal.append('a', entry(2))).toEqual({ status: 'stored' });
    expect(await journal.after('a', 0)).toEqual([entry(1), entry(2)]);
    expect(await journal.after('a', 1)).toEqual([entry(2)]);
    expect(await journal.after('a', 2)).toEqual([]);
  });

  test('a number is taken once, a command is known by its first number', async () => {
    const { journal, tables } = await fresh();
    await tables.create(table('a'));
    await tables.create(table('b'));
    await journal.append('a', entry(1));
    await journal.append('a', entry(2));
    expect(await journal.append('a', entry(2, 'another'))).toEqual({ status: 'taken' });
    expect(await journal.append('a', entry(3, 'command 1'))).toEqual({ status: 'known', seq: 1 });
    expect(await journal.append('a', entry(2))).toEqual({ status: 'known', seq: 2 });
    expect(await journal.append('b', entry(1))).toEqual({ status: 'stored' });
    expect(await journal.after('a', 0)).toEqual([entry(1), entry(2)]);
  });

  test('what waits together is answered one by one', async () => {
    const { journal, tables } = await fresh();
    await tables.create(table('a'));
    const answers = await Promise.all([
      journal.append('a', entry(1)),
      journal.append('a', entry(2)),
      journal.append('a', entry(2)),
      journal.append('a', entry(2, 'another')),
      journal.append('a', entry(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['stored', 'stored', 'known', 'taken', 'stored']);
    expect(await journal.after('a', 0)).toHaveLength(3);
  });

  test('an entry that cannot be stored takes no other with it', async () => {
    const { journal, tables } = await fresh();
    await tables.create(table('a'));
    const answers = await Promise.allSettled([
      journal.append('a', entry(1)),
      journal.append('nowhere', entry(1)),
      journal.append('a', entry(2)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await journal.after('a', 0)).toHaveLength(2);
  });

  test('two processes that race for the same entries: each is stored once, by the one that was told so', async () => {
    const place = await freshPlace(kind);
    const stores = [await open(place, 'one'), await open(place, 'two')];
    await stores[0].tables.create(table('a'));
    const seqs = Array.from({ length: 100 }, (_, i) => i + 1);
    const told = await Promise.all(
      stores.map(({ journal }, who) =>
        Promise.all(seqs.map((seq) => journal.append('a', entry(seq, `${who} at ${seq}`)))),
      ),
    );
    const stored = await stores[0].journal.after('a', 0);
    expect(stored.map(({ seq }) => seq)).toEqual(seqs);
    for (const { seq, id } of stored) {
      const winner = Number(id[0]);
      expect(told[winner][seq - 1]).toEqual({ status: 'stored' });
      expect(told[1 - winner][seq - 1]).toEqual({ status: 'taken' });
    }
  });

  test('a table is replaced by who has seen its latest version', async () => {
    const { tables } = await fresh();
    await tables.create(table('a'));
    const first = await tables.find('a');
    expect(first).toEqual({ ...table('a'), version: 1 });
    if (first === undefined) return;
    expect(await tables.replace({ ...first, status: 'running', content: { note: 'changed' } })).toBe(true);
    expect(await tables.replace({ ...first, content: { note: 'too late' } })).toBe(false);
    expect(await tables.find('a')).toMatchObject({ version: 2, status: 'running', content: { note: 'changed' } });
    await tables.touch('a', 2_000);
    expect(await tables.find('a')).toMatchObject({ version: 2, touchedAt: 2_000 });
  });

  test('open tables, my tables, heads', async () => {
    const { tables, identities, journal } = await fresh();
    await tables.create(table('a', { touchedAt: 1 }));
    await tables.create(table('b', { touchedAt: 2 }));
    await tables.create(table('c', { visibility: 'link' }));
    await tables.create(table('d', { status: 'running' }));
    const open = async (most: number, since = 0) =>
      (await tables.open(most, since)).map(({ table: { id }, seenAt }) => `${id} ${seenAt}`);
    expect(await open(10)).toEqual([]);
    await identities.create({ id: 'ada', name: 'Ada', seenAt: 1 }, 'hash');
    await identities.create({ id: 'bob', name: 'Bob', seenAt: 5 }, 'another');
    for (const one of ['ada', 'ada', 'nobody']) await tables.addMember('c', one);
    expect((await tables.of('ada', 10)).map(({ id }) => id)).toEqual(['c']);
    for (const one of ['a', 'b', 'd']) await tables.addMember(one, 'ada');
    await tables.addMember('a', 'bob');
    expect(await open(10)).toEqual(['b 1', 'a 5']);
    expect(await open(1)).toEqual(['b 1']);
    expect(await open(10, 1)).toEqual(['a 5']);
    await identities.delete('bob');
    expect(await open(10, 1)).toEqual([]);
    await tables.create(table('e', { status: 'ended', touchedAt: 9_000_000 }));
    await tables.addMember('e', 'ada');
    expect((await tables.of('ada', 4)).map(({ id }) => id)).not.toContain('e');
    expect((await tables.of('ada', 10)).at(-1)?.id).toBe('e');
    await journal.append('a', entry(1));
    expect(await tables.heads(['a', 'd', 'none'])).toEqual(
      new Map([
        ['a', { version: 1, seq: 1 }],
        ['d', { version: 1, seq: 0 }],
      ]),
    );
    await tables.delete('d');
    expect(await tables.find('d')).toBeUndefined();
    expect(await tables.forget(3)).toBe(2);
    expect(await journal.after('a', 0)).toEqual([]);
  });

  test('a person is known by the secret of each device, until he is forgotten', async () => {
    const { identities } = await fresh();
    await identities.create({ id: 'ada', name: 'Ada', seenAt: 5 }, 'laptop');
    await identities.addSecret('ada', 'phone');
    await identities.rename('ada', 'Ada L.');
    await identities.seen('ada', 7);
    expect([await identities.seenAt('ada'), await identities.seenAt('nobody')]).toEqual([7, undefined]);
    for (const secret of ['laptop', 'phone']) {
      expect(await identities.bySecret(secret)).toEqual({ id: 'ada', name: 'Ada L.', seenAt: 7 });
    }
    expect(await identities.bySecret('guessed')).toBeUndefined();
    expect(await identities.forget(7)).toBe(0);
    expect(await identities.forget(8)).toBe(1);
    expect(await identities.bySecret('laptop')).toBeUndefined();
  });

  test('a code leads somewhere for a while, one that is taken once', async () => {
    const { codes } = await fresh();
    expect(await codes.give('oak lion 27', 'table', 'a', 0, 100)).toBe(true);
    expect(await codes.give('oak lion 27', 'table', 'b', 50, 150)).toBe(false);
    expect(await codes.find('oak lion 27', 'table', 99)).toBe('a');
    expect(await codes.find('oak lion 27', 'identity', 99)).toBeUndefined();
    expect(await codes.find('oak lion 27', 'table', 100)).toBeUndefined();
    expect(await codes.give('oak lion 27', 'table', 'b', 100, 200)).toBe(true);
    expect(await codes.give('elm bear 3', 'table', 'b', 100, 200)).toBe(true);
    expect(await codes.find('oak lion 27', 'table', 150)).toBeUndefined();
    expect(await codes.take('elm bear 3', 'table', 150)).toBe('b');
    expect(await codes.take('elm bear 3', 'table', 150)).toBeUndefined();
    await codes.give('fir hawk 8', 'identity', 'ada', 0, 10);
    expect(await codes.forget(10)).toBe(1);
  });

  test('a lease is held by one, until it is over or given back', async () => {
    const { leases, tables } = await fresh();
    await tables.create(table('a', { status: 'running' }));
    await tables.create(table('b'));
    expect(await leases.orphans(0, 10)).toEqual(['a']);
    expect(await leases.take('a', 'one', 0, 100)).toBe(true);
    expect(await leases.take('a', 'one', 10, 110)).toBe(true);
    expect(await leases.take('a', 'two', 50, 150)).toBe(false);
    expect(await leases.orphans(50, 10)).toEqual([]);
    expect(await leases.renew('one', 200)).toEqual(['a']);
    expect(await leases.renew('two', 200)).toEqual([]);
    expect(await leases.take('a', 'two', 150, 250)).toBe(false);
    expect(await leases.orphans(200, 10)).toEqual(['a']);
    expect(await leases.take('a', 'two', 200, 300)).toBe(true);
    await leases.rest('a', 'one', 900);
    expect(await leases.take('a', 'one', 250, 350)).toBe(false);
    await leases.rest('a', 'two', 900);
    expect(await leases.orphans(400, 10)).toEqual([]);
    expect(await leases.orphans(900, 10)).toEqual(['a']);
    expect(await leases.take('a', 'one', 250, 350)).toBe(true);
    await leases.releaseAll('one');
    expect(await leases.orphans(250, 10)).toEqual(['a']);
  });

  test('a snapshot never gets older, and one that does not fit its hash is none', async () => {
    const place = await freshPlace(kind);
    const { snapshots, tables } = await open(place);
    await tables.create(table('a'));
    expect(await snapshots.latest('a')).toBeUndefined();
    await snapshots.keep('a', { seq: 5, content: '{"after":5}' });
    await snapshots.keep('a', { seq: 4, content: '{"after":4}' });
    expect(await snapshots.latest('a')).toEqual({ seq: 5, content: '{"after":5}' });
    const database = await openDatabase(place);
    await database.query('update snapshots set seq = 6');
    await database.close();
    expect(await snapshots.latest('a')).toBeUndefined();
  });

  test('talk is kept once a line, the last of it is read in its order', async () => {
    const { chat, tables } = await fresh();
    await tables.create(table('a'));
    const lines = [1, 2, 3].map(
      (at) => ({ id: `line-${at}`, room: 'players', name: 'Ada', text: `<b>${at}`, at }) as const,
    );
    for (const line of [...lines, lines[0]]) await chat.keep('a', line);
    expect(await chat.last('a', 10)).toEqual(lines);
    expect(await chat.last('a', 2)).toEqual(lines.slice(1));
  });

  test('who watches and talks without end neither hides what the players said nor fills the disk', async () => {
    const { chat, tables } = await fresh();
    await tables.create(table('a'));
    const said = { id: 'said', room: 'players', name: 'Ada', text: 'Good evening', at: 1 } as const;
    await chat.keep('a', said);
    for (let at = 2; at < CHAT_KEPT + 10; at++)
      await chat.keep('a', { id: `noise-${at}`, room: 'spectators', name: 'Eve', text: 'noise', at });
    const last = await chat.last('a', CHAT_KEPT);
    expect(last[0]).toEqual(said);
    expect(last).toHaveLength(CHAT_KEPT + 1);
    expect(await chat.last('a', 10 * CHAT_KEPT)).toHaveLength(CHAT_KEPT + 1);
  });

  test('a database that only reads at the moment is nobody’s mistake', async () => {
    const database = await openDatabase(await freshPlace(kind));
    await migrate(database);
    const only = { sqlite: 'pragma query_only = 1', postgres: 'set default_transaction_read_only = on' };
    await database.query(only[kind]);
    await expect(database.query('delete from codes')).rejects.toBeInstanceOf(Unreachable);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('what one process stores, another finds by looking', async () => {
    const place = await freshPlace(kind);
    const [one, two] = [await open(place, 'one'), await open(place, 'two')];
    await one.tables.create(table('a'));
    await one.journal.append('a', entry(1));
    expect(await two.tables.heads(['a'])).toEqual(new Map([['a', { version: 1, seq: 1 }]]));
    expect(await two.journal.after('a', 0)).toEqual([entry(1)]);
  });

  test('a database of a newer or another program is refused', async () => {
    const place = await freshPlace(kind);
    await (await openAt(place)).close();
    const database = await openDatabase(place);
    await migrate(database);
    const [first] = MIGRATIONS;
    await expect(migrate(database, [])).rejects.toThrow(WrongSchema);
    await expect(migrate(database, [{ ...first, name: 'another' }])).rejects.toThrow(WrongSchema);
    const failing = { name: 'half', statements: ['create table half (id text)', 'create table half (id text)'] };
    await expect(migrate(database, [...MIGRATIONS, failing])).rejects.toThrow();
    const whole = { name: 'whole', statements: ['create table half (id text)'] };
    await migrate(database, [...MIGRATIONS, whole]);
    await expect(migrate(database)).rejects.toThrow('newer');
    await database.close();
  });
});

test('what one process stores in a shared PostgreSQL, another hears of', async () => {
  const place = await freshPlace('postgres');
  const [one, two] = [await open(place, 'one'), await open(place, 'two')];
  await one.tables.create(table('a'));
  const heard = new Promise<number>((resolve) => {
    two.hear((told) => {
      if (told.from === 'one' && told.kind === 'touched') resolve(0);
    });
  });
  // The connection that listens may still be on its way, so something is stored until it has heard.
  let isHeard = false;
  void heard.then(() => {
    isHeard = true;
  });
  for (let seq = 1; !isHeard; seq++) await one.journal.append('a', entry(seq));
  expect(await heard).toBe(0);
});
