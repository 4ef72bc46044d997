/** Games of a player against itself; now and then it says how its chances are, and in the end it is seen how things went. */
import { type SearchSettings, searchPlayer } from '@three-crowns/ai';
import { coachSettings, makeWitness, outlookAt, type Seen } from '@three-crowns/coach';
import { type AnyGame, type Seed, worldLuck } from '@three-crowns/core';
import { finished } from '../coaching.ts';
import { botLuckSeed } from '../seating.ts';
import { endOf, tell } from '../sim/playGame.ts';

/** Plans its turn and searches no further: what is judged here is how the game goes on from there. */
const PLANNING: SearchSettings = { value: 'learned', situations: 200, rolloutSituations: 30, plans: 1, rollouts: 0 };

export interface Trial {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** Worlds that a chance is taken from. */
  readonly worlds: number;
  /** After so many decisions the next one is judged that is searched. */
  readonly every: number;
}

/** What was said of a seat's chance and points, and what came. */
export interface Forecast {
  readonly chance: number;
  readonly share: number;
  readonly points: number;
  readonly total: number;
}

interface Said extends Pick<Forecast, 'chance' | 'points'> {
  readonly seat: number;
}

export async function forecastsOf(trial: Trial, seed: Seed): Promise<Forecast[]> {
  const { game, options, seats, every } = trial;
  const { rules, secrets } = game;
  const lucks = Array.from({ length: seats }, (_, seat) => worldLuck(botLuckSeed(seed, seat)));
  const players = lucks.map((_, seat) => searchPlayer(game, seat, PLANNING));
  const state: unknown = rules.setup(options, seed);
  const witnesses = lucks.map((_, seat) => makeWitness(game, seat, secrets.view(state, seat)));
  const said: Said[] = [];
  let decisions = 0;
  let last = 0;
  for (let [asked] = rules.pending(state); asked && decisions < game.mostPlies; [asked] = rules.pending(state)) {
    const { seat } = asked;
    decisions += 1;
    const view: unknown = secrets.view(state, seat);
    const one = decisions - last < every ? undefined : await forecast(trial, witnesses[seat].seen(view));
    if (one !== undefined) {
      said.push(one);
      last = decisions;
    }
    const events: unknown[] = [];
    rules.play(state, seat, players[seat].choose(view, lucks[seat]).move, (event) => events.push(event));
    tell(game, state, players, events);
    tell(game, state, witnesses, events);
  }
  const { outcome } = endOf(game, state);
  return said.map(({ seat, chance, points }) => ({
    chance,
    points,
    share: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
    total: outcome.scores[seat].total,
  }));
}

/** Nothing where there is nothing to decide. */
async function forecast({ game, worlds }: Trial, seen: Seen): Promise<Said | undefined> {
  const { seat } = seen;
  const settings = { ...coachSettings(game, 'standard'), worlds, sure: 0 };
  const outlook = await finished(game, outlookAt(game, seen, settings));
  return outlook && { seat, chance: outlook.chances[seat].mean, points: outlook.points[seat].mean };
}
