/** A level plays a deal of the day in the person's seat, against the same opponent with the same luck. */
import {
  type AnyGame,
  askedAt,
  askedFirst,
  BadInput,
  endingOf,
  newsOf,
  openTable,
  playText,
  type Seat,
  worldLuck,
} from '@three-crowns/core';
import { makeSittings } from '../../coach/sittings.ts';
import { dealRecord, OPPONENT, OWN } from '../../daily/deal.ts';
import { type Deal, dealId } from '../../daily/dealId.ts';
import type { Level } from '../../seats/levels.ts';
import { seenBy } from '../../table/session/seen.ts';
import type { AnyMoment } from '../../table/session/snapshot.ts';
import type { Played } from './played.ts';

/** Gives out how many moves are made, one after the other. */
export function* playLevel(game: AnyGame, deal: Deal, level: Level): Generator<number, Played> {
  const id = dealId(deal);
  const table = openTable<unknown, unknown, unknown, unknown>(game, dealRecord(game, deal, [level, OPPONENT]));
  const sittings = makeSittings();
  const told = new Map<Seat, readonly AnyMoment[]>();
  // Where both are asked at once the opponent answers first, as at the table.
  const next = () => askedFirst(askedAt(table), (seat) => seat !== OWN, undefined)?.seat;
  for (let seat = next(); seat !== undefined; seat = next()) {
    const seen = seenBy(game, table.moments, seat);
    const news = newsOf(told.get(seat) ?? [], seen);
    told.set(seat, seen);
    const bot = seat === OWN ? level : OPPONENT;
    const { player, view } = sittings.at({ table: id, bot, seat, ...news }, game);
    const { move } = player.choose(view, worldLuck(`${id}/${table.course.moves.length}`));
    playText(table, seat, game.notation.formatMove(view, move));
    yield table.course.moves.length;
  }
  const ending = endingOf(table);
  if (ending === undefined) throw new BadInput('deal', 'nobody is asked, and the game has not ended');
  const [own, rival] = ending.scores;
  return { points: own.total, rival: rival.total, isWon: ending.winners.includes(OWN) };
}
