/** A kind of agent says once which settings it has; they are read and refused as the options of a command are. */
import { type AnyGame, BadInput, shown } from '@three-crowns/core';
import { didYouMean } from '../args/nearest.ts';
import type { Options, Values } from '../args/option.ts';
import type { Agent } from './agent.ts';

interface Declared<O extends Options> {
  readonly about: string;
  readonly options: O;
  /** `rest`: what follows the settings, where the kind takes something. */
  make(settings: Values<O>, game: AnyGame, rest: string): Agent | Promise<Agent>;
}

export interface Kind {
  readonly about: string;
  readonly options: Options;
  /** Reads the settings, `key=value` with commas between them; the agent itself is made for a game. */
  read(settings: string, place: string, rest?: string): (game: AnyGame) => Promise<Agent>;
}

export function kind<O extends Options>({ about, options, make }: Declared<O>): Kind {
  return {
    about,
    options,
    read(settings, place, rest = '') {
      const given = pairsIn(settings, place, Object.keys(options));
      const read = Object.entries(options).map(([key, option]) => {
        const value = given.get(key);
        return [key, option.read(value === undefined ? [] : [value], `${place}: ${key}`)] as const;
      });
      const values = Object.fromEntries(read) as Values<O>;
      return async (game) => make(values, game, rest);
    },
  };
}

function pairsIn(settings: string, place: string, keys: readonly string[]): ReadonlyMap<string, string> {
  const pairs = settings === '' ? [] : settings.split(',').map((one) => pairIn(one, place, keys));
  const given = new Map(pairs);
  if (given.size < pairs.length) throw new BadInput(place, 'expected every setting once');
  return given;
}

function pairIn(text: string, place: string, keys: readonly string[]): readonly [string, string] {
  const equals = text.indexOf('=');
  if (equals < 0) throw new BadInput(place, `expected key=value, found ${shown(text)}`);
  const [key, value] = [text.slice(0, equals), text.slice(equals + 1)];
  if (keys.includes(key)) return [key, value];
  const wanted = keys.length === 0 ? 'no settings' : `${keys.join(', ')} before the =`;
  throw new BadInput(place, `expected ${wanted}, found ${shown(key)}${didYouMean(key, keys)}`);
}
