/** Puzzles out of the games of bots: a game is played, and every turn of it is looked at. */
import { BOTS, type Player, searchPlayer } from '@three-crowns/ai';
import { type Puzzle, puzzleAt, type Spot } from '@three-crowns/coach';
import { type AnyGame, dealWorld, draw, type Luck, luckIn, type Seat, worldLuck } from '@three-crowns/core';
import { finished } from '../coaching.ts';
import { tell } from '../sim/playGame.ts';

export interface Field {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** Who plays: strong ones, and now and then a weaker one, who leads to other situations. */
const LEVELS = ['squire', 'knight', 'baron'] as const;
const STRONG = { value: 'learned', situations: 200, rolloutSituations: 30, plans: 6, rollouts: 24 } as const;

function playerAt(game: AnyGame, seat: Seat, luck: Luck): Player {
  const which = draw(luck, LEVELS.length + 3);
  return which < LEVELS.length ? BOTS[LEVELS[which]].sit(game, seat, luck) : searchPlayer(game, seat, STRONG);
}

/** All puzzles of one game, or those until it is stopped. */
export async function puzzlesOf(
  { game, options, seed }: Field,
  deal: number,
  isStopped: () => boolean,
): Promise<Puzzle[]> {
  const { rules, secrets } = game;
  const parsed = game.parseOptions(options);
  const state: unknown = rules.setup(parsed, `${seed}/${deal}`);
  const luck = worldLuck(`${seed}/${deal}/players`);
  const players = rules.scores(state).map((_, seat) => playerAt(game, seat, luck));
  const about = { game: game.id, rulesVersion: game.rulesVersion, contentHash: game.contentHash(parsed) };
  const puzzles: Puzzle[] = [];
  let ply = 0;
  let last = '';
  tell(game, state, players, []);
  for (let [asked] = rules.pending(state); asked && ply < game.mostPlies; [asked] = rules.pending(state)) {
    const { seat } = asked;
    const line = `${seat} ${luckIn(state)?.at}`;
    // A line is planned where a seat is first asked, or after luck has spoken: what follows in the turn is a part of it.
    if (line !== last) {
      if (isStopped()) break;
      const spot = spotAt(game, options, state, seat);
      const found = spot && (await finished(game, puzzleAt(game, spot)));
      if (spot && found) puzzles.push({ id: `${deal}-${ply}`, ...about, ...spot, ...found });
    }
    last = line;
    const events: unknown[] = [];
    const { move } = players[seat].choose(secrets.view(state, seat), luck);
    rules.play(state, seat, move, (event) => events.push(event));
    tell(game, state, players, events);
    ply += 1;
  }
  return puzzles;
}

/** A world as the seat may think it is, written down; undefined where its view cannot be written and read again. */
function spotAt(game: AnyGame, options: Spot['options'], state: unknown, seat: Seat): Spot | undefined {
  const { secrets, notation, instinct } = game;
  const view: unknown = secrets.view(state, seat);
  const position = notation.formatPosition(dealWorld(game, view, worldLuck('puzzle')));
  const read: unknown = notation.parsePosition(position, options, 'puzzle');
  const isWhole = instinct.stateKey(secrets.view(read, seat)) === instinct.stateKey(view);
  return isWhole ? { options, seat, position } : undefined;
}
