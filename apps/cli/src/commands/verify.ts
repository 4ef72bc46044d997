import { verify as check } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { EXIT } from '../errors.ts';
import { counted, say, sayJson } from '../output.ts';
import { openRecord, pliesOf, RECORD_ARGUMENT } from '../records.ts';

export const verify = command({
  name: 'verify',
  about: 'Check every entry, the luck against what was promised, and the stated result',
  args: [RECORD_ARGUMENT],
  options: {},
  notes: [
    'JSON: { ok, committed, problems: [text] }; committed: a server had promised the luck. The exit code is 1 when something is wrong.',
  ],
  async run([path], { json }) {
    const { game, record, place } = await openRecord(path);
    const { ok, finished, committed, problems } = check(game, record);
    const luck = committed ? 'luck as promised' : 'a local game: nobody promised its luck';
    const moves = `${counted(pliesOf(record), 'move')}, ${finished ? 'finished' : 'not finished'}, ${luck}`;
    if (json) sayJson({ ok, committed, problems });
    else if (ok) say(`${place}: in order (${game.name}, ${moves})`);
    else for (const problem of problems) say(`${place}: ${problem}`);
    return ok ? EXIT.done : EXIT.no;
  },
});
