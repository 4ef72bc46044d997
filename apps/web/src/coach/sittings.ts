/** The bots at a table, each with what it has planned and seen there. */
import { botNamed, type Player } from '@three-crowns/ai';
import { type AnyGame, BadInput, type Moment, type News, type Seat, shown, worldLuck } from '@three-crowns/core';

/** A bot is asked, with what its seat saw since it was last asked. */
export interface Asked extends News<Moment<unknown, unknown>> {
  readonly table: string;
  readonly bot: string;
  readonly seat: Seat;
}

interface Sitting {
  readonly player: Player;
  /** What its seat sees now. */
  view: unknown;
}

export interface Sittings {
  /** The one who has sat there since the table was opened. Where a move was taken back another one begins anew. */
  at(asked: Asked, game: AnyGame): Sitting;
}

/** At one table: who is asked at another has left this one. */
export function makeSittings(): Sittings {
  let here: string | undefined;
  const sittings = new Map<string, Sitting>();
  return {
    at(asked, game) {
      if (here !== asked.table) sittings.clear();
      here = asked.table;
      const key = `${asked.seat} ${asked.bot}`;
      const known = asked.from === 0 ? undefined : sittings.get(key);
      const sitting = known ?? { player: satDown(asked, game), view: undefined };
      sittings.set(key, sitting);
      for (const { events, state } of asked.news) {
        sitting.player.observe?.(events, state);
        sitting.view = state;
      }
      return sitting;
    },
  };
}

/** The luck it sits down with is the same after a reload. */
function satDown({ table, bot, seat }: Asked, game: AnyGame): Player {
  const found = botNamed(bot);
  if (found === undefined) throw new BadInput('bot', `unknown bot ${shown(bot)}`);
  return found.sit(game, seat, worldLuck(`${table}/${seat}`));
}
