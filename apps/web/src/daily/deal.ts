/**
 * The deal of a day: one a game, by the calendar of UTC, the same for everybody. Its table goes by an id of its own, and since
 * the luck of bots is drawn from that id, they play alike on every device as long as they are asked alike.
 */
import { type AnyGame, type GameRecord, type Seat, sha256 } from '@three-crowns/core';
import { type Draft, newDraft, recordFrom } from '../newGame/draft.ts';
import type { Level } from '../seats/levels.ts';
import type { NewTable } from '../storage/store.ts';
import { type Deal, dealId } from './dealId.ts';

/** The person, or the level that plays in that place. */
export const OWN: Seat = 0;

/** Whom everybody meets, in every game at a table of two. Its thinking is measured in rollouts, never in time. */
export const OPPONENT: Level = 'baron';

/** Raised when players come to choose otherwise though their levels and weights are the same. */
const EDITION = 1;

export const dealSeed = ({ day, game }: Deal): string => sha256(`three-crowns daily ${day} ${game}`);

export function dealDraft(game: AnyGame): Draft {
  const draft = newDraft(game, 'bot');
  return { ...draft, seats: draft.seats.map((seat) => (seat.bot === undefined ? seat : { ...seat, bot: OPPONENT })) };
}

export const dealRecord = (game: AnyGame, deal: Deal, names: readonly string[]): GameRecord =>
  recordFrom(game, dealDraft(game), names, dealSeed(deal));

/** Nobody is helped there. */
export const dealTable = (game: AnyGame, deal: Deal, names: readonly string[]): NewTable => ({
  id: dealId(deal),
  record: dealRecord(game, deal, names),
  hints: 'off',
});

/** Equal where rules, values, levels and what they have learned are: results of equal editions can be compared. */
export function editionOf(game: AnyGame): string {
  const { seats } = dealDraft(game);
  const { levels, features } = game.instinct;
  const content = game.contentHash(game.parseOptions({ seats: seats.length }));
  const players = [EDITION, OPPONENT, levels, features?.version, features?.weights?.(seats.length)];
  return sha256(JSON.stringify([game.id, game.rulesVersion, content, ...players])).slice(0, 6);
}
