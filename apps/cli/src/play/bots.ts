/** The bots at a table in the terminal: our own by their names, or any behind a command, by the bot protocol. */
import { BOT_NAMES } from '@three-crowns/ai/names';
import { endingOf, type Moment, type Seat, stateOf, type Table } from '@three-crowns/core';
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
  if (isCommand(name)) return guest(await agentNamed(name, place)(table.game), table, seat);
  const bot = botAt(name, place);
  const { game, course } = table;
  return {
    /** Its luck follows from the seed and the ply: a game that is continued goes on as it would have. */
    async choose() {
      const luck = botLuck(table.base.seed ?? '', seat, course.moves.length);
      return bot.choose(game, game.secrets.view(stateOf(table), seat), seat, luck);
    },
    leave: async () => {},
  };
}

/** It is told what its seat saw since it was last asked; where a move was taken back, all of it in a new game. */
function guest(agent: Agent, table: AnyTable, seat: Seat): TableBot {
  const { game, base, moments } = table;
  let player: Seated | undefined;
  let told: Moment<unknown, unknown>[] = [];
  const upToDate = (): Seated => {
    if (player === undefined || told.some((moment, i) => moment !== moments[i])) {
      player = agent.sitDown({ game, options: base.options, seat, seed: botLuckSeed(base.seed ?? '', seat) });
      told = [];
    }
    for (const moment of moments.slice(told.length)) {
      player.observe?.(eventsFor(game, moment.events, seat), game.secrets.view(moment.state, seat));
    }
    told = [...moments];
    return player;
  };
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
