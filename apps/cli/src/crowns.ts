/** The command line of Three Crowns as a function: words in, exit code out. */
import { BadInput, shown } from '@three-crowns/core';
import type { Command } from './args/command.ts';
import { commandHelp, overallHelp } from './args/help.ts';
import { didYouMean } from './args/nearest.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT, report } from './errors.ts';
import { refusal } from './files.ts';
import { streams } from './streams.ts';

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Returns the exit code. */
export async function crowns([name, ...rest]: readonly string[]): Promise<number> {
  let who = 'crowns';
  try {
    if (isHelp(name)) return tell(overallHelp(COMMANDS));
    const command = findCommand(name);
    who = `crowns ${command.name}`;
    if (asksForHelp(rest)) return tell(commandHelp(command));
    return await command.start(rest);
  } catch (error) {
    return report(error, who);
  }
}

/** Returns the exit code. Whoever reads our output may stop reading (`| head`): that is no error. */
export function withoutOutput(error: NodeJS.ErrnoException): number {
  return error.code === 'EPIPE' ? EXIT.done : report(refusal(error, 'standard output', 'written'), 'crowns');
}

function findCommand(name: string | undefined): Command {
  const names = COMMANDS.map((one) => one.name);
  const found = COMMANDS.find((one) => one.name === name);
  if (found !== undefined) return found;
  const what = name === undefined ? 'no command' : `unknown command ${shown(name)}`;
  throw new BadInput(what, `expected ${names.join(', ')} or --help${didYouMean(name ?? '', names)}`);
}

/** What stands after -- is never an option. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? words.length : end).some(isHelp);
}

function tell(help: string): number {
  streams().stdout.write(help);
  return 0;
}
