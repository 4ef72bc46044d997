/** What somebody asks for who opens a table, read at the border. */
import { LEVEL_NAMES } from '@three-crowns/ai/names';
import {
  type AnyGame,
  BadInput,
  type GameRecord,
  lineAt,
  listAt,
  newRecord,
  objectAt,
  oneOfAt,
  type Seat,
  type Seed,
  wholeAt,
} from '@three-crowns/core';
import { type Pace, parsePace } from '@three-crowns/protocol';
import { gameNamed } from '../games.ts';
import { NAME_LENGTH } from '../limits.ts';
import type { Visibility } from '../storage/tables.ts';
import type { Chair } from './content.ts';

export interface TableRequest {
  readonly game: AnyGame;
  /** The record of the game, before anybody sits. */
  readonly record: GameRecord;
  readonly chairs: readonly Chair[];
  readonly visibility: Visibility;
  readonly pace: Pace;
  /** Whoever sits down has agreed that the coach may be asked. */
  readonly hints: boolean;
}

const NONCE_LENGTH = 64;
const MOST_SEATS = 16;

/** @param seed of the game to be, which nobody sees before it ends */
export function parseTableRequest(raw: unknown, seed: Seed): TableRequest {
  const fields = objectAt(raw, '', ['game', 'options', 'visibility', 'pace'], ['chairs', 'hints']);
  const game = gameNamed(lineAt(fields.game, 'game', NAME_LENGTH));
  const record = newRecord(game, { options: fields.options, seed });
  const count = record.seats.length;
  const asked = fields.chairs === undefined ? Array(count).fill(null) : listAt(fields.chairs, 'chairs', count);
  const chairs = asked.map(parseChair);
  if (chairs.every(({ kind }) => kind === 'bot')) throw new BadInput('chairs', 'expected a free chair for a person');
  return {
    game,
    record,
    chairs,
    visibility: oneOfAt(fields.visibility, 'visibility', ['public', 'link']),
    pace: parsePace(fields.pace, 'pace'),
    hints: fields.hints !== undefined && oneOfAt(fields.hints, 'hints', ['on', 'off']) === 'on',
  };
}

/** null: free, for a person. */
function parseChair(raw: unknown, i: number): Chair {
  if (raw === null) return { kind: 'free' };
  const place = `chairs[${i}]`;
  return { kind: 'bot', bot: oneOfAt(objectAt(raw, place, ['bot']).bot, `${place}.bot`, LEVEL_NAMES) };
}

/** What leaves no mark on a screen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;
/** Marks that are piled up on a letter until they cover what stands above it. */
const PILE = /\p{M}{5}/u;

export function parseName(raw: unknown, place: string): string {
  const name = lineAt(raw, place, NAME_LENGTH).trim();
  if (name.replaceAll(INVISIBLE, '') === '' || PILE.test(name)) throw new BadInput(place, 'expected a name');
  return name;
}

export const parseNonce = (raw: unknown): string | null =>
  raw === undefined || raw === null ? null : lineAt(raw, 'nonce', NONCE_LENGTH);

export const parseSeat = (raw: unknown): Seat => wholeAt(raw, 'seat', 0, MOST_SEATS - 1);
