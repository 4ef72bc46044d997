/** A new game from the options, or one that goes on from its record. */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type AnyGame, BadInput, type GameRecord, type Language, newRecord, openTable } from '@three-crowns/core';
import { isCommand } from '../arena/agents.ts';
import { inPlaceLater } from '../errors.ts';
import { findGame } from '../games.ts';
import { readOptions, seatsFor } from '../options.ts';
import { openPool } from '../pool/pool.ts';
import { openRecord } from '../records.ts';
import { PERSON, seated } from '../seating.ts';
import { checkPlayer, seatBot } from './bots.ts';
import type { Session } from './session.ts';

export interface Wanted {
  readonly seats: number | undefined;
  readonly option: readonly string[];
  readonly content: string | undefined;
  readonly bots: readonly string[] | undefined;
  readonly seed: string | undefined;
  readonly record: string | undefined;
  readonly continue: string | undefined;
  readonly lang: Language;
}

export async function openSession(id: string | undefined, wanted: Wanted): Promise<Session> {
  if (wanted.continue !== undefined) return continued(id, wanted, wanted.continue);
  if (id === undefined) throw new BadInput('<game>', 'expected the id of a game, or --continue with a record');
  const game = findGame(id, '<game>');
  const record = await begun(game, wanted);
  if (wanted.record !== undefined) await refuseToOverwrite(wanted.record);
  return sessionOf(game, record, wanted.lang, wanted.record);
}

async function begun(game: AnyGame, wanted: Wanted): Promise<GameRecord> {
  const { option, content, seed = randomBytes(16).toString('hex') } = wanted;
  const seats = seatsFor(game, wanted.seats, '--bots', wanted.bots ?? []);
  const options = await readOptions(game, { seats, option, content });
  const one = [PERSON, ...Array<string>(seats - 1).fill('greedy')];
  const players = seated(wanted.bots ?? one, seats, checkPlayer);
  return newRecord(game, { options, seed, seats: players.map(seatOf) });
}

function seatOf(player: string, i: number): GameRecord['seats'][number] {
  return player === PERSON ? { name: `Player ${i + 1}` } : { name: `Player ${i + 1} (${player})`, bot: player };
}

async function continued(id: string | undefined, wanted: Wanted, file: string): Promise<Session> {
  for (const key of ['seats', 'content', 'seed'] as const) {
    if (wanted[key] !== undefined)
      throw new BadInput(`--${key}`, 'expected nothing: --continue takes it from the record');
  }
  if (wanted.option.length > 0) throw new BadInput('--option', 'expected nothing: --continue takes it from the record');
  const { game, record, place } = await openRecord(file);
  if (id !== undefined && id !== game.id) throw new BadInput('<game>', `the record is of ${game.id}, found ${id}`);
  if (wanted.record !== undefined && wanted.record !== file) await refuseToOverwrite(wanted.record);
  checkCommands(record, wanted.bots, place);
  return inPlaceLater(place, () => sessionOf(game, record, wanted.lang, wanted.record ?? file));
}

/** A file never starts a command: who wants one that the record names says so again. */
function checkCommands({ seats }: GameRecord, named: readonly string[] | undefined, place: string): void {
  const players = seats.map(({ bot = PERSON }) => bot);
  if (named === undefined) {
    const seat = players.findIndex(isCommand);
    if (seat < 0) return;
    throw new BadInput(`${place}: seats[${seat}].bot`, `a record starts no command; allow it with --bots ${players}`);
  }
  if (players.some(isCommand) && `${named}` === `${players}`) return;
  throw new BadInput('--bots', 'expected nothing: --continue takes it from the record');
}

async function sessionOf(game: AnyGame, record: GameRecord, language: Language, file: string | undefined) {
  const table = openTable<unknown, unknown, unknown, unknown>(game, record);
  const pool = openPool();
  const bots = await Promise.all(
    record.seats.map(({ bot }, seat) =>
      bot === undefined ? undefined : seatBot(bot, `seats[${seat}].bot`, table, seat, pool),
    ),
  );
  const names = record.seats.map((seat) => seat.name);
  return { speaker: { game, language, names }, table, bots, pool, file, told: names.map(() => 0) };
}

/** A saved game is not lost to a forgotten --continue. */
async function refuseToOverwrite(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && (!found.isFile() || found.size > 0)) {
    throw new BadInput(
      `--record ${file}`,
      'expected a new file, found one already there; --continue goes on from a record',
    );
  }
}
