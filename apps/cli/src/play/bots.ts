/** The bots at a table in the terminal: our own by their names, or any behind a command, by the bot protocol. */
import { BOT_NAMES } from '@three-crowns/ai/names';
import { endingOf, type Moment, newsOf, type Seat, stateOf, type Table } from '@three-crowns/core';
import type { Agent, Seated } from '../arena/agent.ts';
import { agentNamed, isCommand } from '../arena/agents.ts';
import { knownIn } from '../args/option.ts';
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

export async function seatBot(name: string, place: string, table: AnyTable, seat: Seat): Promise<TableBot> {
  const agent = isCommand(name) ? await agentNamed(name, place)(table.game) : residentAgent(name, place, table);
  const { game, base } = table;
  const seed = botLuckSeed(base.seed ?? '', seat);
  const upToDate = follower(table, seat, () => agent.sitDown({ game, options: base.options, seat, seed, now }));
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
function residentAgent(name: string, place: string, { base, course }: AnyTable): Agent {
  const bot = botAt(name, place);
  return {
    sitDown({ game, seat }) {
      const player = bot.sit(game, seat, botLuck(base.seed ?? '', seat));
      return {
        ...(player.observe && { observe: player.observe }),
        choose: (view) => player.choose(view, botLuck(base.seed ?? '', seat, course.moves.length), { now }),
      };
    },
    close: async () => {},
  };
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
