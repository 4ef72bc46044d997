/** One game at a table of bots, each of which sees only the view of its seat. */
import { type Bot, makeGreedy, type Player, quickBot, randomBot, searchPlayer } from '@three-crowns/ai';
import { type Luck, type Seat, worldLuck } from '@three-crowns/core';
import type { GameEvent } from '../src/events.ts';
import { kingsWill, type State } from '../src/index.ts';
import type { Job } from './plan.ts';

export type Options = ReturnType<typeof kingsWill.parseOptions>;

export const optionsOf = ({ seats, variant, content }: Pick<Job, 'seats' | 'variant' | 'content'>): Options =>
  kingsWill.parseOptions({ seats, variant, ...(content === undefined ? {} : { content }) });

export function sitOf({ player, budget }: Pick<Job, 'player' | 'budget'>): Bot['sit'] {
  switch (player) {
    case 'quick':
      return quickBot.sit;
    case 'learned':
      return (game, seat) => searchPlayer(game, seat, learnedPlan(budget));
    case 'greedy':
      return makeGreedy(budget).sit;
    case 'random':
      return randomBot.sit;
  }
}

/** The best plan by what was learned, with nothing played on. */
const learnedPlan = (situations: number) =>
  ({ value: 'learned', situations, plans: 1, rollouts: 0, rolloutSituations: 1 }) as const;

/** Plays the state to its end and returns how many moves it took. */
export function playToEnd(
  state: State,
  seed: string,
  sitDown: (seat: Seat, luck: Luck) => Player,
  watch?: (event: GameEvent) => void,
): number {
  const { rules, secrets, mostPlies } = kingsWill;
  const lucks = state.palatinates.map((_, seat) => worldLuck(`${seed}/bot/${seat}`));
  const players = lucks.map((luck, seat) => sitDown(seat, luck));
  const tell = (events: readonly GameEvent[]) => {
    for (const [seat, player] of players.entries()) {
      const heard = player.observe && events.map((event) => secrets.redact(event, seat));
      player.observe?.(heard?.filter((event) => event !== undefined) ?? [], secrets.view(state, seat));
    }
  };
  tell([]);
  for (let moves = 0; moves < mostPlies; moves++) {
    const [asked] = rules.pending(state);
    if (asked === undefined) return moves;
    const { seat } = asked;
    const { move } = players[seat].choose(secrets.view(state, seat), lucks[seat]);
    const events: GameEvent[] = [];
    rules.play(state, seat, move as Parameters<typeof rules.play>[2], (event) => {
      events.push(event);
      watch?.(event);
    });
    tell(events);
  }
  throw new Error(`no end after ${mostPlies} moves with the seed ${seed}`);
}
