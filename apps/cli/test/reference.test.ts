/** The reference answers for ever as it did on its day, and can sit in the games of today. */
import { canonicalJson, playRandom, replay, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type FrozenReference, loadReference } from '../src/arena/reference.ts';
import { GAMES, gameOf } from '../src/games.ts';
import { botLuckSeed } from '../src/seating.ts';
import { readRecord } from './records.ts';

const PLIES = 40;

describe.concurrent.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('plays the games of its day move by move', async () => {
    const record = readRecord(new URL(`corpus/reference/${id}.json`, import.meta.url).pathname);
    const played = await gameOf(record);
    const { rules, secrets, notation } = played;
    const { sitDown }: FrozenReference = await import(`../src/arena/frozen/${id}.js`);
    const seats = record.seats.map((_, seat) => sitDown(botLuckSeed(record.seed ?? '', seat)));
    const answers: string[] = [];
    const onMoment = ({ state }: { readonly state: unknown }) => {
      const [asked] = rules.pending(state);
      if (asked === undefined) return;
      const { seat } = asked;
      answers.push(`${seat + 1} ${notation.formatMove(state, seats[seat](secrets.view(state, seat), seat))}`);
    };
    replay(played, record, { onMoment });
    expect(answers).toEqual(record.log);
  });

  it('answers with legal moves in the games of today', async () => {
    const { sitDown } = await loadReference(game, 'reference');
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const state: unknown = game.rules.setup(game.parseOptions({ seats }), `reference/${seats}`);
      playRandom(game, state, worldLuck('reference'), { maxMoves: PLIES });
      for (const { seat } of game.rules.pending(state)) {
        const legal = game.rules.legalMoves(state, seat).map(canonicalJson);
        expect(legal).toContain(canonicalJson(sitDown('reference')(game.secrets.view(state, seat), seat)));
      }
    }
  });
});

it('is refused for a game that has none', () => {
  expect(() => loadReference({ ...GAMES[0], id: 'chess' }, 'reference')).toThrow('there is no reference of chess');
});
