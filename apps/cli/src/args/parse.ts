/** The words after a command become its arguments and options, or BadInput that names the first wrong one. */
import { parseArgs } from 'node:util';
import { BadInput, shown } from '@three-crowns/core';
import type { Argument } from './command.ts';
import { didYouMean } from './nearest.ts';
import type { Options, Values } from './option.ts';

interface Given<O extends Options> {
  readonly args: readonly string[];
  readonly options: Values<O>;
}

export function parseArguments<O extends Options>(
  argv: readonly string[],
  args: readonly Argument[],
  options: O,
): Given<O> {
  const words = split(argv, options);
  const given = args.at(-1)?.rest === true ? joined(words.args, args.length) : words.args;
  checkCount(given, args);
  const read = Object.entries(options).map(([name, option]) => {
    const texts = words.options.get(name) ?? [];
    if (texts.length > 1 && option.many !== true)
      throw new BadInput(`--${name}`, 'expected once, found more than once');
    return [name, option.read(texts, `--${name}`)] as const;
  });
  return { args: given, options: Object.fromEntries(read) as Values<O> };
}

interface Words {
  readonly args: string[];
  readonly options: Map<string, string[]>;
}

function split(argv: readonly string[], options: Options): Words {
  const config = Object.entries(options).map(([name, { value }]) => {
    return [name, { type: value === undefined ? 'boolean' : 'string' }] as const;
  });
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(config),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: Words = { args: [], options: new Map() };
  for (const token of tokens) {
    if (token.kind === 'positional') words.args.push(token.value);
    if (token.kind !== 'option') continue;
    const value = textOf(token, options);
    words.options.set(token.name, [...(words.options.get(token.name) ?? []), value]);
  }
  return words;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function textOf({ name, rawName, value, inlineValue }: OptionToken, options: Options): string {
  const place = rawName.length > 40 ? shown(rawName) : rawName;
  if (!Object.hasOwn(options, name) || rawName !== `--${name}`) {
    const known = Object.keys(options).map((one) => `--${one}`);
    throw new BadInput(place, `unknown option; expected ${known.join(', ')}${didYouMean(rawName, known)}`);
  }
  const { value: wanted } = options[name];
  if (wanted === undefined) {
    if (value !== undefined) throw new BadInput(place, `expected no value, found ${shown(value)}`);
    return '';
  }
  // "--seats --games 5" forgot the seats; "--seed=--x" means it.
  if (value === undefined || (value.startsWith('--') && inlineValue !== true)) {
    throw new BadInput(place, `expected a value (${wanted}), found ${value === undefined ? 'nothing' : shown(value)}`);
  }
  return value;
}

/** At most `count` words: the last one is made of all that are over. */
function joined(words: readonly string[], count: number): readonly string[] {
  return words.length <= count ? words : [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}

function checkCount(given: readonly string[], args: readonly Argument[]): void {
  const missing = args.find((arg, i) => i >= given.length && arg.optional !== true);
  if (missing !== undefined) throw new BadInput(`<${missing.name}>`, `expected ${missing.about}, found nothing`);
  if (given.length > args.length) {
    const wanted = args.length === 0 ? 'no argument' : args.map((arg) => `<${arg.name}>`).join(' ');
    throw new BadInput(shown(given[args.length]), `expected ${wanted} and nothing after`);
  }
}
