import { command } from '../args/command.ts';
import { whole } from '../args/option.ts';

export const bench = command({
  name: 'bench',
  about: 'Measure the speed of the games beside other engines, in one run',
  args: [],
  options: { seconds: whole('the whole run may take, about', 5, 3600) },
  notes: [],
  async run(_args, { json, seconds }) {
    // Only this command needs the other engines.
    const { runBench } = await import('../bench/index.ts');
    await runBench(seconds === undefined ? { json } : { json, seconds });
    return undefined;
  },
});
