/** Games that the first build saved are opened under their own rules, played to their end at a table of today, and verify. */
import { readdirSync, readFileSync } from 'node:fs';
import { BadInput, draw, type Luck, luckOf, verify } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../src/games/load.ts';
import { checkedRecord, wishesIn } from '../../src/storage/rows.ts';
import type { SavedTable } from '../../src/storage/store.ts';
import { LocalTable } from '../../src/table/session/localTable.ts';
import { fakeSurroundings, until } from '../table/surroundings.ts';

const FOLDER = new URL('../fixtures/v1/', import.meta.url);

interface Saved {
  readonly id: string;
  readonly record: { readonly game: string; readonly moves: readonly string[]; readonly result?: unknown };
  readonly undone: readonly string[];
  readonly wishes?: unknown;
}

const SAVED = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, saved: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Saved }));

const savedAs = (name: string): Saved => SAVED.find((one) => one.name === `${name}.json`)?.saved as Saved;

/** As the page reads it: taken over into the store of today, with the rules that the record names. */
async function opened({ id, record: raw, wishes }: Saved) {
  const record = checkedRecord(raw);
  const game = await rulesFor(record);
  const fake = fakeSurroundings(game);
  await fake.store.create({ id, record, wishes: wishesIn(wishes, record.seats.length) });
  const table = (await fake.store.read(id)) as SavedTable;
  return { game, fake, record, session: new LocalTable(table, fake, game) };
}

const isWaiting = (session: LocalTable) => () => session.snapshot().status !== 'thinking';

/** Persons play at random; every moment can be drawn as today's boards have it. */
async function playToTheEnd(session: LocalTable, luck: Luck): Promise<void> {
  session.start();
  for (;;) {
    await until(isWaiting(session));
    const { status, asked, moments, game, problem } = session.snapshot();
    if (status === 'over') return;
    if (status === 'failed' || asked === undefined) throw new Error(problem);
    if (status === 'handOver') {
      session.takeScreen();
      continue;
    }
    const { state, events } = moments[moments.length - 1];
    expect(game.upcast?.state(state)).toMatchObject({ luck: { kind: 'none' } });
    for (const event of events) game.words.describeEvent(event);
    const moves: readonly unknown[] = game.rules.legalMoves(state, asked.seat);
    await session.play({ text: game.notation.formatMove(state, moves[draw(luck, moves.length)]) });
  }
}

test.each(['king-of-the-valley', 'kings-will', 'valeria'])(
  'there are games of %s of every kind: new, half played, finished, with moves taken back, from a position',
  (game) => {
    const own = SAVED.map(({ saved }) => saved).filter(({ record }) => record.game === game);
    expect(own.some(({ record }) => record.moves.length === 0)).toBe(true);
    expect(own.some(({ record }) => record.moves.length > 9 && record.result === undefined)).toBe(true);
    expect(own.some(({ record }) => record.result !== undefined)).toBe(true);
    expect(own.some(({ undone }) => undone.length > 0)).toBe(true);
    expect(own.some(({ record }) => 'position' in record)).toBe(true);
  },
);

describe.each(SAVED)('$name', ({ saved }) => {
  test('is opened where it stood and played to its end', async () => {
    const { game, fake, record, session } = await opened(saved);
    expect(record.rulesVersion).toBe(1);
    expect(record.log).toEqual(saved.record.moves);
    expect(session.wholeRecord()).toEqual(record);
    await playToTheEnd(session, luckOf(saved.id));
    const played = session.wholeRecord();
    expect(played.log.slice(0, record.log.length)).toEqual(record.log);
    expect(await fake.store.read(saved.id)).toMatchObject({ record: played });
    expect(verify(game, played)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
  });
});

test.each(['king-of-the-valley-2-agreed', 'kings-will-2-greedy', 'valeria-1-hardest'])(
  'at the table of %s luck that is taken back is dealt anew, and the game verifies',
  async (name) => {
    const { game, session } = await opened(savedAs(name));
    session.start();
    await until(isWaiting(session));
    while (!session.snapshot().dealsAnew) await session.undo(true);
    await session.undo(true);
    expect(session.wholeRecord().log.at(-1)).toMatch(/^undo .* redeal$/);
    await playToTheEnd(session, luckOf(name));
    expect(verify(game, session.wholeRecord())).toMatchObject({ ok: true, finished: true });
  },
);

test('a move that is not legal is refused at such a table as at any', async () => {
  const { session } = await opened(savedAs('king-of-the-valley-new'));
  session.start();
  await until(isWaiting(session));
  await expect(session.play({ text: 'fly away' })).rejects.toThrow(BadInput);
});
