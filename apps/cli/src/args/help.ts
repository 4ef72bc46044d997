/** The help, made from what the commands say of themselves. */
import type { Command } from './command.ts';
import type { Option } from './option.ts';

const INTRO = 'crowns: royal board games in a terminal: play, simulate, replay and check them.';
const EXIT = 'Exit codes: 0 done, 1 the answer is no (verify), 2 bad input, 70 an error of the program itself.';

export function overallHelp(commands: readonly Command[]): string {
  const rows = commands.map((one) => [`${one.name} ${argumentsOf(one)}`.trim(), one.about] as const);
  return lines(INTRO, '', 'crowns <command> [options]', '', ...aligned(rows), '', ...CLOSING, EXIT);
}

const CLOSING = [
  'crowns <command> --help tells more. Every command takes --json.',
  'A record is a file, or - for standard input. On the command line seats count from 1, inside JSON from 0.',
];

export function commandHelp(one: Command): string {
  const args = one.args.map((arg) => [`<${arg.name}>`, arg.about] as const);
  const options = Object.entries(one.options).map(([name, option]) => [usage(name, option), option.about] as const);
  const notes = one.notes.length > 0 ? ['', ...one.notes] : [];
  const usageLine = `crowns ${one.name} ${argumentsOf(one)}`.trim();
  return lines(`${usageLine} [options]`, '', `${one.about}.`, '', ...aligned([...args, ...options]), ...notes);
}

function argumentsOf({ args }: Command): string {
  return args.map((arg) => (arg.optional === true ? `[<${arg.name}>]` : `<${arg.name}>`)).join(' ');
}

function usage(name: string, { value, many }: Option<unknown>): string {
  const plain = value === undefined ? `--${name}` : `--${name} <${value}>`;
  return many === true ? `${plain} …` : plain;
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function lines(...parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
