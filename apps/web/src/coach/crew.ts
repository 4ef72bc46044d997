/** Inside the workers: the one who leads gives out worlds to play on in, the others take them, each through a port of its own. */
import { type Crew, crewOf, type Ending, makeRoller, makeSurveyor, type Work } from '@three-crowns/ai';
import { type AnyGame, BadInput, shown, type Versions, versionOf } from '@three-crowns/core';
import type { OnTheWay, Rules } from './orders.ts';

/** The rules of every game, and no board: workers are built apart from the page. */
const RULES = import.meta.glob<Versions>('../games/*/rules.ts', { import: 'rules' });

export async function rulesFor({ game, rulesVersion }: Rules): Promise<AnyGame> {
  const place = `../games/${game}/rules.ts`;
  if (!Object.hasOwn(RULES, place)) throw new BadInput('game', `unknown game ${shown(game)}`);
  return versionOf(await RULES[place](), rulesVersion);
}

/** What plans come to in a world: a value after some turns, or how the game ends. */
interface Found {
  readonly roll: number;
  readonly survey: Ending;
}
type Kind = keyof Found;
type Results<K extends Kind> = readonly (readonly Found[K][])[];

/** What a worker of the crew is sent, and sends back under the same number. */
interface Order extends Rules {
  readonly number: number;
  readonly kind: Kind;
  readonly work: Work;
}
interface Done {
  readonly number: number;
  readonly results: Results<Kind>;
}

/** What is at hand for something that was asked. */
export interface Working {
  isStopped(): boolean;
  crewFor<K extends Kind>(rules: Rules, kind: K): Crew<Found[K]>;
  tell(news: OnTheWay): void;
}

let orders = 0;

/** Every port as a worker of the crew. */
export function crewAt<K extends Kind>(
  ports: readonly MessagePort[],
  { game, rulesVersion }: Rules,
  kind: K,
  isStopped: () => boolean,
): Crew<Found[K]> {
  const workers = ports.map(
    (port): Crew<Found[K]> =>
      (work) =>
        order(port, { game, rulesVersion, kind, work }) as Promise<Results<K>>,
  );
  return crewOf(workers, isStopped);
}

function order(port: MessagePort, what: Omit<Order, 'number'>): Promise<Results<Kind>> {
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

interface Means {
  readonly key: string;
  readonly do: { readonly [K in Kind]: (work: Work) => Results<K> };
}

/** For the rules it was last given work of: a crew works for one table at a time. */
let means: Means | undefined;

export function serve(port: MessagePort): void {
  port.addEventListener('message', ({ data: { number, kind, work, ...rules } }: MessageEvent<Order>) => {
    void meansFor(rules).then((made) => {
      port.postMessage({ number, results: made.do[kind](work) } satisfies Done);
    });
  });
  port.start();
}

async function meansFor({ game, rulesVersion }: Rules): Promise<Means> {
  const key = `${game} ${rulesVersion}`;
  if (means?.key === key) return means;
  const rules = await rulesFor({ game, rulesVersion });
  means = { key, do: { roll: makeRoller(rules), survey: makeSurveyor(rules) } };
  return means;
}
