/** The record is the game. */
import type { Game } from '../game.ts';
import { parseJson } from '../json.ts';
import { formatRecord, parseRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { verify } from '../verify.ts';
import { difference } from './compare.ts';
import type { RandomGame } from './game.ts';
import type { Problem } from './spot.ts';

/** Written out, read in and replayed, it goes through the same states and gives the same result. */
export function checkRecord<S, M, E, O>(game: Game<S, M, E, O>, played: RandomGame, problem: Problem): void {
  const { record, states } = played;
  const read = parseRecord(parseJson(formatRecord(record), 'record'));
  const where = difference(record, read);
  if (where !== undefined) problem(`read back it differs at ${where}`);
  let parted = false;
  replay(game, read, {
    onMoment({ ply, state }) {
      if (parted || JSON.stringify(state) === states[ply]) return;
      const there = difference(JSON.parse(states[ply]), state);
      if (there === undefined) return;
      parted = true;
      problem(`replayed to ply ${ply} it differs at ${there}`);
    },
  });
  const { problems } = verify(game, read);
  for (const one of problems) problem(one);
}
