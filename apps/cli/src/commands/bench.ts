import { command } from '../args/command.ts';
import { flag, text, whole } from '../args/option.ts';
import { findGame } from '../games.ts';

export const bench = command({
  name: 'bench',
  about: 'Measure the speed of the games, as ratios to a unit measured in the same run',
  args: [],
  options: {
    game: text('id', 'one game alone (all of them when left out)'),
    seconds: whole('how long the whole run may take, about', 1, 3600),
    thinking: flag('how fast the players think, by number of seats, instead of the games'),
    'boardgame-io': flag('also the same rules behind boardgame.io, which npm fetches into a folder of its own'),
  },
  notes: [],
  async run(_args, { json, seconds, thinking, game: id, 'boardgame-io': boardgameIo }) {
    const game = id === undefined ? undefined : findGame(id, '--game');
    // Only this command needs its threads and what it measures.
    const { runBench } = await import('../bench/index.ts');
    await runBench({ json, seconds, game, boardgameIo, thinking });
    return undefined;
  },
});
