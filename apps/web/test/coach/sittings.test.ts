/** Bots in the browser know what their seat saw, also after a reload, and play as they do elsewhere. */
import { BOTS } from '@three-crowns/ai';
import { type AnyGame, draw, momentsFor, newsOf, openTable, playMove, stateOf, worldLuck } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingsWill } from '@three-crowns/kings-will';
import { describe, expect, it } from 'vitest';
import { makeSittings } from '../../src/coach/sittings.ts';
import type { Question } from '../../src/table/session/surroundings.ts';
import { fakeSurroundings, recordWith, reopened, sessionWith, until } from '../table/surroundings.ts';

/** The King's Will hides points and cards that were seen: its bots remember. */
const game: AnyGame = kingsWill;
const MOVES = proof('moves before a bot is asked', { small: 40, full: 120 });
const BARONS = [
  { name: 'Ada', bot: 'baron' },
  { name: 'Bo', bot: 'baron' },
];

function tableAfter(moves: number) {
  const table = openTable<unknown, unknown, unknown, unknown>(game, { ...recordWith(BARONS, game), seed: MOVES.seed });
  const luck = worldLuck(MOVES.seed);
  while (table.moments.length <= moves || game.rules.legalMoves(stateOf(table), 0).length < 2) {
    const [{ seat }] = game.rules.pending(stateOf(table));
    const legal: readonly unknown[] = game.rules.legalMoves(stateOf(table), seat);
    playMove(table, seat, legal[draw(luck, legal.length)]);
  }
  return table;
}

describe('a bot in the browser', () => {
  const { moments } = tableAfter(MOVES.size);
  const seen = momentsFor(game, moments, 0);
  const place = { table: 'test', bot: 'baron', seat: 0 };
  const moveOf = ({ player, view }: ReturnType<ReturnType<typeof makeSittings>['at']>) =>
    player.choose(view, worldLuck('decision')).move;

  it('plays the same told bit by bit, told all at once after a reload, and in Node', () => {
    const whole = moveOf(makeSittings().at({ ...place, ...newsOf([], seen) }, game));
    const bits = makeSittings();
    for (const until of [1, 7, 8])
      bits.at({ ...place, ...newsOf(seen.slice(0, until - 1), seen.slice(0, until)) }, game);
    bits.at({ ...place, ...newsOf([], seen.slice(0, 8)) }, game);
    expect(moveOf(bits.at({ ...place, ...newsOf(seen.slice(0, 8), seen) }, game))).toEqual(whole);
    const elsewhere = BOTS.baron.sit(game, 0, worldLuck('test/0'));
    for (const { events, state } of seen) elsewhere.observe?.(events, state);
    expect(elsewhere.choose(seen[seen.length - 1].state, worldLuck('decision')).move).toEqual(whole);
  });

  it('begins anew where a move was taken back, and at another table', () => {
    const sittings = makeSittings();
    const { player } = sittings.at({ ...place, ...newsOf([], seen) }, game);
    expect(sittings.at({ ...place, ...newsOf(seen, seen) }, game).player).toBe(player);
    const back = seen.slice(0, -1);
    expect(sittings.at({ ...place, ...newsOf(seen, back) }, game).player).not.toBe(player);
    sittings.at({ ...place, table: 'other', ...newsOf([], back) }, game);
    expect(sittings.at({ ...place, ...newsOf([], seen) }, game).player).not.toBe(player);
  });
});

describe('a local table', () => {
  it('tells a bot what its seat saw of the whole game, and nothing else, also after a reload', async () => {
    const questions: Question[] = [];
    const fake = fakeSurroundings(game);
    const { think } = fake;
    fake.think = (question, signal) => {
      questions.push(question);
      return think(question, signal);
    };
    const seats = BARONS.map((seat) => ({ ...seat, bot: 'page' }));
    for (const open of [() => sessionWith(seats, fake, game), () => reopened(fake, game)]) {
      const session = await open();
      const enough = questions.length + 12;
      session.start();
      await until(() => questions.length >= enough);
      session.close();
      const { moments } = openTable<unknown, unknown, unknown, unknown>(game, session.wholeRecord());
      for (const { seat, seen } of questions) {
        expect(seen).toEqual(momentsFor(game, moments.slice(0, seen.length), seat));
      }
    }
    expect(new Set(questions.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(questions[questions.length - 1].seen.length).toBeGreaterThan(12);
  });
});
