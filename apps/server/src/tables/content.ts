/** What is kept of a table besides its log: who sits where, and what the game is set up from. */
import {
  type AnyGame,
  commitmentOf,
  type GameRecord,
  HOUSE_NAMES,
  newRecord,
  type Seat,
  type Seed,
} from '@three-crowns/core';
import type { Pace } from '@three-crowns/protocol';
import type { StoredTable } from '../storage/tables.ts';

export type Chair =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly identity: string;
      readonly name: string;
      /** Given after the commitment was published, see core's fair.ts. */
      readonly nonce: string | null;
    };

export interface TableContent extends Pick<GameRecord, 'game' | 'rulesVersion' | 'contentHash' | 'options'> {
  readonly pace: Pace;
  /** Left out: the coach is asked by nobody there. */
  readonly hints?: true;
  /** Who may free chairs and start. */
  readonly host: string;
  readonly chairs: readonly Chair[];
  readonly seed: Seed;
  readonly commitment: string;
  readonly createdAt: number;
  /** The table at which the same people play again. */
  readonly next?: string;
}

export type ServerTable = StoredTable<TableContent>;

/** Plays for who ran out of time or is gone. */
export const STAND_IN = 'squire';

type SetUp = Pick<GameRecord, 'game' | 'rulesVersion' | 'contentHash' | 'options'>;

export function commitmentFor(id: string, { game, rulesVersion, contentHash, options }: SetUp, seed: Seed): string {
  return commitmentOf({ table: id, game, rulesVersion, contentHash, options }, seed);
}

/** False also for a table that everybody left before it began. */
export const hasBegun = ({ status, content }: ServerTable): boolean =>
  status !== 'open' && content.chairs.every(({ kind }) => kind !== 'free');

/** The record the game begins with. Throws when a chair is free: nobody starts before all are taken. */
export function baseOf(game: AnyGame, { id, content }: Pick<ServerTable, 'id' | 'content'>): GameRecord {
  const { options, seed, commitment, chairs } = content;
  const names = botNamesOf(chairs);
  return newRecord(game, {
    options,
    seed,
    table: id,
    commitment,
    seats: chairs.map((chair, seat) => {
      if (chair.kind === 'free') throw new Error(`table ${id} began with a free chair`);
      return chair.kind === 'bot' ? { name: names[seat], bot: chair.bot } : { name: chair.name };
    }),
    nonces: chairs.map((chair) => (chair.kind === 'person' ? chair.nonce : null)),
  });
}

/** By seat: what a computer is called there. No person at the table has that name. */
export function botNamesOf(chairs: readonly Chair[]): string[] {
  const taken = chairs.flatMap((chair) => (chair.kind === 'person' ? chair.name : []));
  const free = HOUSE_NAMES.filter((name) => !taken.includes(name));
  return chairs.map((_, seat) => free[seat % free.length]);
}

export function seatsOf({ chairs }: TableContent, identity: string | undefined): Seat[] {
  return chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.identity === identity ? [seat] : []));
}
