/**
 * How fast the players think, by game and number of seats: turns that are planned, rollouts and decisions of a search. It
 * needs nothing of Node, so that a browser is measured by the same rows.
 */
import { makePlanner, makeValue, type Player, type SearchSettings, searchPlayer } from '@three-crowns/ai';
import { type AnyGame, type Luck, worldLuck } from '@three-crowns/core';
import { seatCounts } from './seatCounts.ts';
import type { Subject } from './subject.ts';
import { unit } from './unit.ts';

const TURNS_AT_ONCE = 10;
const SITUATIONS = 400;
const SEARCH: SearchSettings = {
  value: 'learned',
  situations: SITUATIONS,
  rolloutSituations: 30,
  plans: 12,
  rollouts: 64,
};

/** The unit first. */
export function thinkingFor(games: readonly AnyGame[]): Subject[] {
  return [unit, ...games.flatMap(thinkingRows)];
}

function thinkingRows(game: AnyGame): Subject[] {
  return seatCounts(game).flatMap((seats) => {
    const row = (name: string, what: string, prepare: () => () => number): Subject => ({
      name: `${game.name}, ${seats}: ${name}`,
      what,
      thread: `${game.id} thinking`,
      prepare,
    });
    return [
      row('turns planned', 'turns', () => plannedTurns(game, seats)),
      row('rollouts', 'rollouts', () => searches(game, seats)),
      row(`decisions with ${SEARCH.rollouts} rollouts`, 'decisions', () => decisions(game, seats)),
    ];
  });
}

/** One turn after the other, by the plans themselves. */
function plannedTurns(game: AnyGame, seats: number): () => number {
  const { rules } = game;
  const planner = makePlanner(game, makeValue(game, SEARCH.value, seats));
  const begin = newGames(game, seats);
  let state = begin();
  return () => {
    for (let i = 0; i < TURNS_AT_ONCE; i++) {
      if (rules.pending(state).length === 0) state = begin();
      const [{ seat }] = rules.pending(state);
      const [{ moves }] = planner.plans(state, seat, SITUATIONS, 1);
      for (const move of moves) rules.play(state, seat, move);
    }
    return TURNS_AT_ONCE;
  };
}

/** From one search to the next; returns its rollouts. */
function searches(game: AnyGame, seats: number): () => number {
  const decide = table(game, seats);
  return () => {
    for (;;) {
      const rollouts = decide();
      if (rollouts > 0) return rollouts;
    }
  };
}

/** From one search to the next too, since a kept plan answers the decisions between them in no time; returns how many. */
function decisions(game: AnyGame, seats: number): () => number {
  const decide = table(game, seats);
  return () => {
    let count = 1;
    while (decide() === 0) count += 1;
    return count;
  };
}

/** A table of searching players; each call is one decision, and returns its rollouts. */
function table(game: AnyGame, seats: number): () => number {
  const { rules, secrets } = game;
  const begin = newGames(game, seats);
  const luck: Luck = worldLuck('bench');
  let players: readonly Player[] = [];
  let state: unknown;
  return () => {
    if (state === undefined || rules.pending(state).length === 0) {
      state = begin();
      players = Array.from({ length: seats }, (_, seat) => searchPlayer(game, seat, SEARCH));
    }
    const { seat } = rules.pending(state)[0];
    const { move, rollouts } = players[seat].choose(secrets.view(state, seat), luck);
    rules.play(state, seat, move);
    return rollouts;
  };
}

function newGames(game: AnyGame, seats: number): () => unknown {
  let games = 0;
  return () => {
    games += 1;
    return game.rules.setup(game.parseOptions({ seats }), `bench/${games}`);
  };
}
