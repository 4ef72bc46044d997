/** One of our own players on the other side of the bot protocol. */
import type { Crew } from '@three-crowns/ai';
import { type AnyGame, BadInput, lineAt, objectAt, type Seat, wholeAt } from '@three-crowns/core';
import type { Agent, Seated } from '../arena/agent.ts';
import { inPlace } from '../errors.ts';
import { findGame } from '../games.ts';
import { say } from '../output.ts';
import type { Lines } from '../play/lines.ts';
import { budgetIn, checkHello, type FromBot, formatLine, PROTOCOL, parseLine, TO_BOT, type ToBot } from './protocol.ts';

/** A seat in the game that was begun last. */
interface Sitting {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly agent: Agent;
  readonly player: Seated;
  /** Told, but not yet seen with the view that follows. */
  events: unknown[];
  view: unknown;
}

interface Served {
  /** As it is called on the command line. */
  readonly name: string;
  readonly version: string;
  agentFor(game: AnyGame): Promise<Agent>;
  /** Who play on in worlds for it. */
  crewFor(game: AnyGame): readonly Crew[];
}

const SEED_LENGTH = 200;
const MOST_SEATS = 16;

/** Until the other side says quit or ends. Something wrong is told, and the next line is read. */
export async function serveBot(served: Served, lines: Lines): Promise<void> {
  const { name, version } = served;
  let sitting: Sitting | undefined;
  let thinking = Promise.resolve();

  const answers: { readonly [W in Exclude<ToBot, 'quit' | 'stop'>]: (value: unknown) => void | Promise<void> } = {
    hello(value) {
      checkHello(value, 'hello');
      tell('hello', { protocol: PROTOCOL, name: `Three Crowns ${name}`, version });
    },
    async newgame(value) {
      await sitting?.agent.close();
      sitting = await begun(value, served);
    },
    event(value) {
      seated(sitting, 'event').events.push(value);
    },
    view(value) {
      const { view } = objectAt(value ?? {}, 'view', ['view'], ['position']);
      const own = seated(sitting, 'view');
      own.view = view;
      const { events } = own;
      own.events = [];
      return understood(own, async () => own.player.observe?.(events, view));
    },
    go(value) {
      const own = seated(sitting, 'go');
      const { budget } = objectAt(value ?? {}, 'go', [], ['ask', 'moves', 'budget']);
      const given = budget === undefined ? undefined : budgetIn(budget, 'go.budget');
      if (own.view === undefined) throw new BadInput('go', 'expected a view before it');
      const answering = async () => {
        const onProgress = (progress: number) => tell('info', { progress });
        const { move, rollouts } = await own.player.choose(own.view, { ...(given && { budget: given }), onProgress });
        if (rollouts !== undefined) tell('info', { rollouts });
        tell('bestmove', own.game.notation.formatMove(own.view, move));
      };
      thinking = told(() => understood(own, answering));
    },
    async end() {
      await sitting?.agent.close();
      sitting = undefined;
    },
  };

  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    if (line.trim() === '') continue;
    const text = line;
    const word = await told(async () => {
      const read = parseLine(text, TO_BOT);
      if (read.word === 'quit' || read.word === 'stop') return read.word;
      await thinking;
      await answers[read.word](read.value);
      return read.word;
    });
    if (word === 'stop' || word === 'quit') sitting?.player.stop?.();
    if (word === 'quit') break;
  }
  await thinking;
  await sitting?.agent.close();
}

function tell(word: FromBot, value: unknown): void {
  say(formatLine(word, value));
}

/** What is wrong with a line, a view or a question is the other side's to mend. */
async function told<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    tell('error', { message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

/** What is no view of the game fails wherever somebody first looks into it. */
async function understood<T>({ game }: Sitting, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const what = error instanceof Error ? error.message : String(error);
    throw new BadInput('view', `expected one of ${game.id} in version ${game.rulesVersion} of its rules: ${what}`);
  }
}

function seated(sitting: Sitting | undefined, word: ToBot): Sitting {
  if (sitting === undefined) throw new BadInput(word, 'expected newgame before it');
  return sitting;
}

const now = (): number => performance.now();

async function begun(value: unknown, { agentFor, crewFor }: Served): Promise<Sitting> {
  const raw = objectAt(value ?? {}, 'newgame', ['game', 'options', 'seat'], ['rulesVersion', 'seed']);
  const game = findGame(lineAt(raw.game, 'newgame.game', SEED_LENGTH), 'newgame.game');
  if (raw.rulesVersion !== undefined) {
    wholeAt(raw.rulesVersion, 'newgame.rulesVersion', game.rulesVersion, game.rulesVersion);
  }
  const options = inPlace('newgame', () => game.formatOptions(game.parseOptions(raw.options)));
  const seat = wholeAt(raw.seat, 'newgame.seat', 0, Number(options.seats ?? MOST_SEATS) - 1);
  const seed = raw.seed === undefined ? '1' : lineAt(raw.seed, 'newgame.seed', SEED_LENGTH);
  const agent = await agentFor(game);
  const player = agent.sitDown({ game, options, seat, seed, now, crew: crewFor(game) });
  return { game, seat, agent, player, events: [], view: undefined };
}
