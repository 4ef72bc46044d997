/** The deal of a day is the same for everybody, and a level meets the opponent that a person meets. */
import { type AnyGame, newsOf, worldLuck } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, it } from 'vitest';
import { makeSittings } from '../../src/coach/sittings.ts';
import { dealSeed, dealTable, editionOf } from '../../src/daily/deal.ts';
import { dayOf, dealId, dealIn } from '../../src/daily/dealId.ts';
import type { Played } from '../../src/pages/daily/played.ts';
import { playLevel } from '../../src/pages/daily/playLevel.ts';
import type { SavedTable } from '../../src/storage/store.ts';
import { LocalTable } from '../../src/table/session/localTable.ts';
import type { AnyMoment } from '../../src/table/session/snapshot.ts';
import type { Question, Surroundings } from '../../src/table/session/surroundings.ts';
import { fakeSurroundings, until } from '../table/surroundings.ts';

const DAY = 86_400_000;
const days = proof('days of deals', { small: 1, full: 10 });
/** A day of the seed, so that other deals are played at every commit. */
const someDay = (i: number): string =>
  dayOf(
    Date.UTC(2026, 10, 16) + DAY * (Number.parseInt(dealSeed({ day: days.seed, game: `${i}` }).slice(0, 6), 16) % 9999),
  );

describe('the deal of a day', () => {
  it('changes at midnight of UTC, and is another one for every game', () => {
    const midnight = Date.UTC(2026, 10, 17);
    expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-11-16', '2026-11-17']);
    const seeds = ['2026-11-16', '2026-11-17'].flatMap((day) =>
      ['king-of-the-valley', 'valeria'].map((game) => dealSeed({ day, game })),
    );
    expect(new Set(seeds).size).toBe(4);
  });

  it('is known by the id of its table', () => {
    const deal = { day: '2026-11-16', game: 'kings-will' };
    expect(dealIn(dealId(deal))).toEqual(deal);
    for (const other of ['e2e', 'daily', 'daily-2026', 'online-daily-2026-11-16-valeria']) {
      expect(dealIn(other), other).toBeUndefined();
    }
  });

  it('carries the mark of its players, which follows what they have learned', () => {
    const features = { names: [], version: 1, fill: () => {}, weights: () => ({ win: [0], margin: [0] }) };
    const taught: AnyGame = { ...valeria, instinct: { ...valeria.instinct, features } };
    expect(editionOf(valeria)).toBe(editionOf(valeria));
    expect(editionOf(taught)).not.toBe(editionOf(valeria));
    expect(editionOf({ ...valeria, rulesVersion: 99 })).not.toBe(editionOf(valeria));
  });
});

/** Bots as the worker of the page lets them think. */
function thinking(game: AnyGame): Surroundings['think'] {
  const sittings = makeSittings();
  const told = new Map<number, readonly AnyMoment[]>();
  return async ({ seen, seat, seed, ...asked }: Question) => {
    const { player, view } = sittings.at({ ...asked, seat, ...newsOf(told.get(seat) ?? [], seen) }, game);
    told.set(seat, seen);
    return game.notation.formatMove(view, player.choose(view, worldLuck(seed)).move);
  };
}

describe.each([kingOfTheValley, kingsWill, valeria] as AnyGame[])('a level that plays the deal of $id', (game) => {
  it(`meets the opponent of the table: ${days.name}`, async () => {
    for (let i = 0; i < days.size; i++) {
      const deal = { day: someDay(i), game: game.id };
      expect(lastOf(playLevel(game, deal, 'page')), deal.day).toEqual(await playedAtTable(game, deal));
    }
  });
});

function lastOf(playing: ReturnType<typeof playLevel>): Played {
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
}

/** A person at the table who does what the level would. */
async function playedAtTable(game: AnyGame, deal: { day: string; game: string }): Promise<Played> {
  const id = dealId(deal);
  const think = thinking(game);
  const fake = { ...fakeSurroundings(game), think };
  await fake.store.create(dealTable(game, deal, ['Ada', 'Anselm']));
  const table = new LocalTable((await fake.store.read(id)) as SavedTable, fake, game);
  table.start();
  const { rulesVersion } = game;
  for (;;) {
    await until(() => table.snapshot().status !== 'thinking');
    const { status, moments, problem } = table.snapshot();
    expect(problem).toBeUndefined();
    if (status === 'over') break;
    expect(table.snapshot()).toMatchObject({ status: 'choose', canAskBack: false, givesHints: false });
    const question = { table: id, game: game.id, rulesVersion, bot: 'page', seat: 0, seen: moments };
    const text = await think({ ...question, seed: `${id}/${moments.length - 1}` }, new AbortController().signal);
    await table.play({ text });
  }
  table.close();
  const { result } = table.wholeRecord();
  if (result === undefined) throw new Error('it is over without a result');
  return { points: result.scores[0], rival: result.scores[1], isWon: result.winners.includes(1) };
}

it('nothing of it is dealt anew, even where everybody would agree', async () => {
  const game: AnyGame = kingOfTheValley;
  const deal = { day: '2026-11-16', game: game.id };
  const fake = fakeSurroundings(game);
  await fake.store.create(dealTable(game, deal, ['Ada', 'Anselm']));
  const table = new LocalTable((await fake.store.read(dealId(deal))) as SavedTable, fake, game);
  table.start();
  while (table.snapshot().canUndo || table.snapshot().moments.length < 3) {
    await until(() => table.snapshot().status === 'choose');
    const { moments, asked } = table.snapshot();
    const { state } = moments[moments.length - 1];
    await table.play({ text: game.notation.formatMove(state, game.rules.legalMoves(state, asked?.seat ?? 0)[0]) });
  }
  await expect(table.undo(true)).rejects.toThrow('taken back');
  table.close();
});
