/** Situations out of the games of bots: wherever a line is planned. */
import { BOTS, type Player, searchPlayer } from '@three-crowns/ai';
import { type AnyGame, draw, type Luck, luckIn, type Seat, worldLuck } from '@three-crowns/core';
import { tell } from '../sim/playGame.ts';

export interface Field {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export interface Situation {
  /** Moves played before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Who plays: strong ones, and now and then a weaker one, who leads to other situations. */
const LEVELS = ['squire', 'knight', 'baron'] as const;
const STRONG = { value: 'learned', situations: 200, rolloutSituations: 30, plans: 6, rollouts: 24 } as const;

function playerAt(game: AnyGame, seat: Seat, luck: Luck): Player {
  const which = draw(luck, LEVELS.length + 3);
  return which < LEVELS.length ? BOTS[LEVELS[which]].sit(game, seat, luck) : searchPlayer(game, seat, STRONG);
}

/** Of one game: where a seat is first asked, or after luck has spoken; what follows in the turn is a part of the line. */
export function* situationsOf({ game, options, seed }: Field, deal: number): Generator<Situation, undefined> {
  const { rules, secrets } = game;
  const state: unknown = rules.setup(game.parseOptions(options), `${seed}/${deal}`);
  const luck = worldLuck(`${seed}/${deal}/players`);
  const players = rules.scores(state).map((_, seat) => playerAt(game, seat, luck));
  let ply = 0;
  let last = '';
  tell(game, state, players, []);
  for (let [asked] = rules.pending(state); asked && ply < game.mostPlies; [asked] = rules.pending(state)) {
    const { seat } = asked;
    const view: unknown = secrets.view(state, seat);
    const line = `${seat} ${luckIn(state)?.at}`;
    if (line !== last) yield { ply, seat, view };
    last = line;
    const events: unknown[] = [];
    rules.play(state, seat, players[seat].choose(view, luck).move, (event) => events.push(event));
    tell(game, state, players, events);
    ply += 1;
  }
}
