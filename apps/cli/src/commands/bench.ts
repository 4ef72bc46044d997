import { command } from '../args/command.ts';
import { text, whole } from '../args/option.ts';
import { findGame } from '../games.ts';

export const bench = command({
  name: 'bench',
  about: 'Measure the speed of the games beside other engines, in one run',
  args: [],
  options: {
    game: text('id', 'one game alone (all of them when left out)'),
    seconds: whole('the whole run may take, about', 5, 3600),
  },
  notes: [],
  async run(_args, { json, seconds, game: id }) {
    const game = id === undefined ? undefined : findGame(id, '--game');
    // Only this command needs the other engines.
    const { runBench } = await import('../bench/index.ts');
    await runBench({ json, seconds, game });
    return undefined;
  },
});
