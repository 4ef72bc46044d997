/** A command says once which arguments and options it takes; its own code gets them read and typed. */
import { flag, type Options, type Values } from './option.ts';
import { parseArguments } from './parse.ts';

export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly optional?: true;
  /** The last one may be several words: they need no quotes. */
  readonly rest?: true;
}

const COMMON = { json: flag('print JSON for programs') };

interface Declared<O extends Options> {
  readonly name: string;
  readonly about: string;
  readonly args: readonly Argument[];
  readonly options: O;
  /** Further lines of help: what the JSON holds, an example. */
  readonly notes: readonly string[];
  /** Resolves to the exit code; nothing means 0. */
  run(args: readonly string[], options: Values<O & typeof COMMON>): Promise<number | undefined>;
}

/** What the rest of the program knows of a command. */
export interface Command {
  readonly name: string;
  readonly about: string;
  readonly args: readonly Argument[];
  readonly options: Options;
  readonly notes: readonly string[];
  start(argv: readonly string[]): Promise<number>;
}

export function command<O extends Options>(declared: Declared<O>): Command {
  const { name, about, args, notes } = declared;
  const options = { ...declared.options, ...COMMON };
  return {
    name,
    about,
    args,
    notes,
    options,
    async start(argv) {
      const given = parseArguments(argv, args, options);
      return (await declared.run(given.args, given.options)) ?? 0;
    },
  };
}
