/**
 * Bots think here, off the page's thread. They are given what their seat sees and nothing else. The first worker answers the
 * page; where a bot plays on in many worlds, the others of the crew take them off its hands, each through a port of its own.
 */
import { type Crew, crewOf, finish, makeRoller, type Roller, type Work } from '@three-crowns/ai';
import {
  type AnyGame,
  BadInput,
  type GameRecord,
  shown,
  type Versions,
  versionOf,
  worldLuck,
} from '@three-crowns/core';
import { type Asked, makeSittings } from './sittings.ts';

/** The rules of every game, and no board: this worker is built apart from the page. */
const RULES = import.meta.glob<Versions>('../../games/*/rules.ts', { import: 'rules' });

type Rules = Pick<GameRecord, 'game' | 'rulesVersion'>;

export interface Question extends Rules, Asked {
  readonly id: number;
  readonly seed: string;
}

/** From the page. `crew`: ports to the others; `serve`: this worker is one of them. */
export type Message =
  | { readonly ask: Question }
  | { readonly stop: number }
  | { readonly crew: readonly MessagePort[] }
  | { readonly serve: MessagePort };

/** To the page. */
export type Answer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly error: string }
  | { readonly wants: 'crew' };

const tell = (answer: Answer): void => postMessage(answer);

const sittings = makeSittings();
/** Questions nobody waits for any more. */
const stopped = new Set<number>();
let gathered: (ports: readonly MessagePort[]) => void = () => {};
const ports = new Promise<readonly MessagePort[]>((resolve) => {
  gathered = resolve;
});
let hasAsked = false;
/** One after the other: a player is told in order what it saw, and thinks of one thing at a time. */
let answered = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('ask' in data) answered = answered.then(() => answer(data.ask)).then(tell);
  else if ('stop' in data) stopped.add(data.stop);
  else if ('crew' in data) gathered(data.crew);
  else serve(data.serve);
});

async function answer(question: Question): Promise<Answer> {
  const { id, seed } = question;
  try {
    const game = await rulesFor(question);
    const isStopped = () => stopped.has(id);
    const { player, view } = sittings.at(question, game);
    if (isStopped()) return { id, error: 'stopped' };
    const thought = player.think(view, worldLuck(seed), { isStopped });
    const { move } = await finish(thought, crewFor(question, isStopped));
    return { id, text: game.notation.formatMove(view, move) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  } finally {
    stopped.delete(id);
  }
}

/** What a worker of the crew is sent, and sends back under the same number. */
interface Order extends Rules {
  readonly number: number;
  readonly work: Work;
}
type Done = { readonly number: number; readonly results: ReturnType<Roller> };

let orders = 0;

function crewFor({ game, rulesVersion }: Rules, isStopped: () => boolean): Crew {
  return async (work) => {
    if (!hasAsked) tell({ wants: 'crew' });
    hasAsked = true;
    const workers = (await ports).map(
      (port): Crew =>
        (part) =>
          order(port, { game, rulesVersion, work: part }),
    );
    return crewOf(workers, isStopped)(work);
  };
}

function order(port: MessagePort, what: Omit<Order, 'number'>): Promise<ReturnType<Roller>> {
  orders += 1;
  const number = orders;
  return new Promise((resolve) => {
    const take = ({ data }: MessageEvent<Done>) => {
      if (data.number !== number) return;
      port.removeEventListener('message', take);
      resolve(data.results);
    };
    port.addEventListener('message', take);
    port.start();
    port.postMessage({ number, ...what } satisfies Order);
  });
}

/** For the rules it was last given work of: a crew works for one table at a time. */
let roller: { readonly key: string; readonly roll: Roller } | undefined;

function serve(port: MessagePort): void {
  port.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    void rollerFor(data).then((roll) => {
      port.postMessage({ number: data.number, results: roll(data.work) } satisfies Done);
    });
  });
  port.start();
}

async function rollerFor({ game, rulesVersion }: Rules): Promise<Roller> {
  const key = `${game} ${rulesVersion}`;
  if (roller?.key !== key) roller = { key, roll: makeRoller(await rulesFor({ game, rulesVersion })) };
  return roller.roll;
}

async function rulesFor({ game, rulesVersion }: Rules): Promise<AnyGame> {
  const place = `../../games/${game}/rules.ts`;
  if (!Object.hasOwn(RULES, place)) throw new BadInput('game', `unknown game ${shown(game)}`);
  return versionOf(await RULES[place](), rulesVersion);
}
