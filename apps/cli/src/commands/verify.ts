import { verify as check } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { EXIT } from '../errors.ts';
import { counted, say, sayJson } from '../output.ts';
import { openRecord, RECORD_ARGUMENT } from '../records.ts';

export const verify = command({
  name: 'verify',
  about: 'Check every move, the seed against its hash and the stated result',
  args: [RECORD_ARGUMENT],
  options: {},
  notes: ['JSON: { ok, problems: [text] }. The exit code is 1 when something is wrong.'],
  async run([path], { json }) {
    const { game, record, place } = await openRecord(path);
    const { ok, finished, problems } = check(game, record);
    const moves = `${counted(record.moves.length, 'move')}, ${finished ? 'finished' : 'not finished'}`;
    if (json) sayJson({ ok, problems });
    else if (ok) say(`${place}: in order (${game.name}, ${moves})`);
    else for (const problem of problems) say(`${place}: ${problem}`);
    return ok ? EXIT.done : EXIT.no;
  },
});
