/** The bots at a table in the terminal: our own by their names, or any behind a command, by the bot protocol. */
import { BOT_NAMES } from '@three-crowns/ai/names';
import { endingOf, type Moment, newsOf, type Seat, stateOf, type Table } from '@three-crowns/core';
import type { Agent, Seated } from '../arena/agent.ts';
import { agentNamed, isCommand } from '../arena/agents.ts';
import { agentOf, seatedPlayer } from '../arena/players.ts';
import { knownIn } from '../args/option.ts';
import type { Pool } from '../pool/pool.ts';
import { botAt, botLuck, botLuckSeed, PERSON } from '../seating.ts';
import { eventsFor } from '../speech.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

export interface TableBot {
  /** A legal move of its seat. */
  choose(): Promise<unknown>;
  /** The table is left, or the game is over. */
  leave(): Promise<void>;
}

/** A person, a bot of ours, or a command. */
export function checkPlayer(name: string, place: string): void {
  if (isCommand(name)) agentNamed(name, place);
  else knownIn(name, place, [PERSON, ...BOT_NAMES]);
}

export async function seatBot(name: string, place: string, table: AnyTable, seat: Seat, pool: Pool): Promise<TableBot> {
  const agent = isCommand(name) ? await agentNamed(name, place)(table.game) : residentAgent(name, place, table);
  const { game, base } = table;
  const seed = botLuckSeed(base.seed ?? '', seat);
  const crew = pool.crewFor(game);
  const upToDate = follower(table, seat, () => agent.sitDown({ game, options: base.options, seat, seed, now, crew }));
  return {
    async choose() {
      const { move } = await upToDate().choose(game.secrets.view(stateOf(table), seat));
      return move;
    },
    async leave() {
      const ending = endingOf(table);
      if (ending !== undefined) upToDate().end?.(ending);
      await agent.close();
    },
  };
}

const now = (): number => performance.now();

/** A bot of ours. Its luck follows from the seed and the ply, so that a game that is continued goes on as it would have. */
function residentAgent(name: string, where: string, { base, course }: AnyTable): Agent {
  const bot = botAt(name, where);
  const seed = base.seed ?? '';
  return agentOf((place) => {
    const { game, seat } = place;
    const player = bot.sit(game, seat, botLuck(seed, seat));
    return seatedPlayer(player, () => botLuck(seed, seat, course.moves.length), place);
  });
}

/** The player, told what its seat saw since it was last asked; where a move was taken back, a new one is told all of it. */
function follower({ game, moments }: AnyTable, seat: Seat, sitDown: () => Seated): () => Seated {
  let player: Seated | undefined;
  let told: Moment<unknown, unknown>[] = [];
  return () => {
    const { from, news } = newsOf(told, moments);
    if (player === undefined || from === 0) player = sitDown();
    for (const { events, state } of news) {
      player.observe?.(eventsFor(game, events, seat), game.secrets.view(state, seat));
    }
    told = [...moments];
    return player;
  };
}
