/** The last round is announced by what the rules tell, in every game that has one. */
import { type AnyGame, draw, LANGUAGES, worldLuck } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { formatMessage } from '@three-crowns/texts';
import { valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { lastRound as valley } from '../../src/games/king-of-the-valley/board/lastRound.ts';
import { lastRound as will } from '../../src/games/kings-will/board/lastRound.ts';
import { lastRound as dukes } from '../../src/games/valeria/board/lastRound.ts';
import type { LastRound } from '../../src/table/screen/screen.ts';

const GAMES = proof('games to their last round', { small: 3, full: 30 });

const KINDS: readonly { readonly name: string; readonly game: AnyGame; readonly lastRound: LastRound }[] = [
  { name: kingOfTheValley.name, game: kingOfTheValley, lastRound: valley },
  { name: kingsWill.name, game: kingsWill, lastRound: will },
  { name: valeria.name, game: valeria, lastRound: dukes },
];

test.each(KINDS)(`$name: announced before it is the last round, and before the end (${GAMES.name})`, (kind) => {
  const { game, lastRound } = kind;
  const { rules } = game;
  for (let i = 0; i < GAMES.size; i++) {
    const seed = `${GAMES.seed} ${i}`;
    const luck = worldLuck(seed);
    const state = rules.setup(game.parseOptions({ seats: 2 }), seed);
    let announced = 0;
    for (let asked = rules.pending(state)[0]; asked !== undefined; asked = rules.pending(state)[0]) {
      const moves = rules.legalMoves(state, asked.seat);
      const events: unknown[] = [];
      rules.play(state, asked.seat, moves[draw(luck, moves.length)], (event) => events.push(event));
      for (const message of events.map((event) => lastRound.announce(event, state))) {
        if (message === undefined) continue;
        announced += 1;
        for (const language of LANGUAGES) {
          expect(formatMessage(game.words.texts, language, message)).toMatch(/\p{L}.*\.$/u);
        }
      }
      if (lastRound.isNow(state)) expect(announced, seed).toBeGreaterThan(0);
    }
    expect(announced, seed).toBeGreaterThan(0);
    expect(lastRound.isNow(state), seed).toBe(false);
  }
});
