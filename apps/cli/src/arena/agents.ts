/** Agents by name: a kind, and settings of it after a colon. `search:rollouts=64,h=4`. */
import { type Bot, makeGreedy, randomBot } from '@three-crowns/ai';
import { type AnyGame, BadInput, shown, worldLuck } from '@three-crowns/core';
import { didYouMean } from '../args/nearest.ts';
import { knownIn, type Options, type Values, whole } from '../args/option.ts';
import type { Agent } from './agent.ts';
import { loadReference } from './reference.ts';

const PLACE = '--agent';

interface Kind {
  readonly about: string;
  readonly options: Options;
  /** What it becomes with these settings, by key. */
  seat(settings: ReadonlyMap<string, string>, name: string): (game: AnyGame) => Promise<Agent>;
}

interface Declared<O extends Options> {
  readonly about: string;
  readonly options: O;
  make(settings: Values<O>, game: AnyGame): Agent | Promise<Agent>;
}

/** Settings are said once and read as the options of a command are. */
function kind<O extends Options>({ about, options, make }: Declared<O>): Kind {
  return {
    about,
    options,
    seat(settings, name) {
      const read = Object.entries(options).map(([key, option]) => {
        const given = settings.get(key);
        return [key, option.read(given === undefined ? [] : [given], `${PLACE} ${name}: ${key}`)] as const;
      });
      const values = Object.fromEntries(read) as Values<O>;
      return async (game) => make(values, game);
    },
  };
}

const GREEDY_BUDGET = 400;
const MOST_BUDGET = 1_000_000;

export const KINDS: Readonly<Record<string, Kind>> = {
  reference: kind({
    about: 'the greedy bot that all strength is measured by; it never changes',
    options: {},
    async make(_settings, game) {
      const { sitDown } = await loadReference(game, PLACE);
      return {
        sitDown({ seat, seed }) {
          const answer = sitDown(seed);
          return { choose: (view) => ({ move: answer(view, seat) }) };
        },
        close: async () => {},
      };
    },
  }),
  random: kind({ about: 'any legal move', options: {}, make: () => agentOf(randomBot) }),
  greedy: kind({
    about: 'the best line of its own turn',
    options: { budget: whole(`situations a decision (${GREEDY_BUDGET} when left out)`, 1, MOST_BUDGET) },
    make: ({ budget = GREEDY_BUDGET }) => agentOf(makeGreedy(budget)),
  }),
};

function agentOf(bot: Bot): Agent {
  return {
    sitDown({ game, seat, seed }) {
      const luck = worldLuck(seed);
      return { choose: (view) => ({ move: bot.choose(game, view, seat, luck) }) };
    },
    close: async () => {},
  };
}

/** Throws BadInput that names the first thing wrong. */
export async function agentNamed(name: string, game: AnyGame): Promise<Agent> {
  return checkedAgent(name)(game);
}

/** Reads the name; the agent itself is made for a game. */
export function checkedAgent(name: string): (game: AnyGame) => Promise<Agent> {
  const [head, ...rest] = name.split(':');
  const known = KINDS[knownIn(head, PLACE, Object.keys(KINDS))];
  const settings =
    rest.length === 0
      ? []
      : rest
          .join(':')
          .split(',')
          .map((one) => settingIn(one, head, known.options));
  const byKey = new Map(settings);
  if (byKey.size < settings.length) throw new BadInput(`${PLACE} ${head}`, 'expected every setting once');
  return known.seat(byKey, head);
}

function settingIn(text: string, name: string, options: Options): readonly [string, string] {
  const equals = text.indexOf('=');
  const place = `${PLACE} ${name}`;
  if (equals < 0) throw new BadInput(place, `expected key=value, found ${shown(text)}`);
  const [key, value] = [text.slice(0, equals), text.slice(equals + 1)];
  if (Object.hasOwn(options, key)) return [key, value];
  const keys = Object.keys(options);
  const wanted = keys.length === 0 ? 'no settings' : `${keys.join(', ')} before the =`;
  throw new BadInput(place, `expected ${wanted}, found ${shown(key)}${didYouMean(key, keys)}`);
}
