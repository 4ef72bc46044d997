/** The options and what a record keeps of them. */
import { BadInput, shown } from '../errors.ts';
import type { Game } from '../game.ts';
import { jsonFault } from '../json.ts';
import { seatCount } from '../seats.ts';
import { isSame } from './compare.ts';
import type { Problem } from './spot.ts';

export function checkOptions<S, M, E, O>(game: Game<S, M, E, O>, raw: unknown, problem: Problem): void {
  const options = game.parseOptions(raw);
  const written = game.formatOptions(options);
  const fault = jsonFault(written, 'options');
  if (fault !== undefined) problem(fault);
  const back = game.parseOptions(JSON.parse(JSON.stringify(written)));
  if (!isSame(game.formatOptions(back), written)) problem('written and read back they differ');
  if (game.contentHash(back) !== game.contentHash(options)) problem('read back they have another contentHash');
  const seats = seatCount(game, options);
  if (seats < game.seats.min || seats > game.seats.max) problem(`${seats} seats are taken`);
  for (const bad of [
    { ...written, seats: game.seats.max + 1 },
    { ...written, seats: game.seats.min - 1 },
  ]) {
    if (!isRefused(game, bad, problem)) problem(`${shown(bad)} is taken`);
  }
  if (!isRefused(game, { ...written, nonsense: 1 }, problem)) problem('an unknown option is taken');
  for (const bad of [null, 'text', [], {}, { seats: '2' }, { seats: null }]) isRefused(game, bad, problem);
}

/** Refused in words; any other exception is a problem. */
function isRefused<S, M, E, O>(game: Game<S, M, E, O>, raw: unknown, problem: Problem): boolean {
  try {
    game.parseOptions(raw);
    return false;
  } catch (error) {
    if (!(error instanceof BadInput)) problem(`${shown(raw)} throws ${String(error)}, not BadInput`);
    return true;
  }
}
