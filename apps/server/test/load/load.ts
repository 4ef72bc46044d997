/** How many tables a server holds, what each costs, and how that compares with boardgame.io's own server. */
import { MINUTE, type Pace } from '@three-crowns/protocol';
import { Crowd, type Round } from './crowd.ts';
import { MeasuredServer, MeasuredServers } from './measured.ts';
import { ourPlace } from './ourPlace.ts';
import { theirPlace } from './theirPlace.ts';

/** Times in milliseconds. */
export interface Traffic {
  readonly think: number;
  /** How long a round is measured, and played before that. */
  readonly seconds: number;
  readonly warmUp: number;
  /** How long all play fast before the first round. */
  readonly rush: number;
}

export interface Raised {
  readonly rounds: readonly Round[];
  /** In bytes, of one table at its start, and what it grows by each move. */
  readonly memoryPerTable: number;
  readonly memoryPerMove: number;
  /** Over the sockets, for opening it and letting two people in. */
  readonly bytesPerTable: number;
}

const OURS = new URL('./ours.ts', import.meta.url);
const THEIRS = new URL('./theirs.ts', import.meta.url);

const LIVE: Pace = { kind: 'live', bank: 10 * MINUTE, increment: 5_000 };
/** boardgame.io has no clocks. */
const COMPARED: Pace = { kind: 'free' };

/** The most that somebody may wait for another's move. */
const LATEST = 100;

/** What plays: so many processes of the server over one database, which only PostgreSQL shares. */
export interface Served {
  readonly place: string;
  readonly processes: number;
}

/** Raises the tables step by step as long as moves come in time. */
export async function raise(
  { place, processes }: Served,
  traffic: Traffic,
  steps: readonly number[],
  onRound: (round: Round) => void,
): Promise<Raised> {
  const server = await MeasuredServers.start(processes, OURS, [place]);
  const crowd = new Crowd({ server, place: ourPlace(server.urls, LIVE), think: traffic.think });
  const rounds: Round[] = [];
  let [memoryPerTable, bytesPerTable] = [0, 0];
  // Whatever is loaded with the first tables is not theirs.
  await crowd.grow(Math.min(3, steps[0]));
  const first = await server.weight();
  const firstUsage = await server.usage();
  const had = crowd.size;
  for (const tables of steps) {
    await crowd.grow(tables);
    if (rounds.length === 0) {
      memoryPerTable = ((await server.weight()).heap - first.heap) / (tables - had);
      bytesPerTable = ((await server.usage()).bytes - firstUsage.bytes) / (tables - had);
      await crowd.rush(traffic.rush);
      await crowd.grow(tables);
    }
    const round = await crowd.round(traffic.warmUp, traffic.seconds);
    rounds.push(round);
    onRound(round);
    if (round.p99 > LATEST) break;
  }
  const heap = (await server.weight()).heap - first.heap - (crowd.size - had) * memoryPerTable;
  crowd.close();
  await server.stop();
  return { rounds, memoryPerTable, bytesPerTable, memoryPerMove: heap / crowd.played };
}

export interface Compared {
  readonly ours: readonly Round[];
  readonly theirs: readonly Round[];
  /** Of moves a CPU second, by the medians. */
  readonly ratio: number;
}

/** Both play the same number of tables, by turns. `folder`: where boardgame.io is. */
export async function compare(
  place: string,
  folder: string,
  traffic: Traffic,
  { tables, rounds }: { readonly tables: number; readonly rounds: number },
): Promise<Compared> {
  const { think, warmUp, seconds, rush } = traffic;
  const ourServer = await MeasuredServer.start(OURS, [place]);
  const theirServer = await MeasuredServer.start(THEIRS, [folder]);
  const crowds = [
    new Crowd({ server: ourServer, place: ourPlace([ourServer.url], COMPARED), think }),
    new Crowd({ server: theirServer, place: theirPlace(theirServer.url, folder), think }),
  ];
  const measured: Round[][] = crowds.map(() => []);
  for (const crowd of crowds) {
    await crowd.grow(tables);
    await crowd.rush(rush);
  }
  for (let i = 0; i < rounds; i++) {
    for (const [side, crowd] of crowds.entries()) {
      await crowd.grow(tables);
      measured[side].push(await crowd.round(warmUp, seconds));
    }
  }
  for (const crowd of crowds) crowd.close();
  await Promise.all([ourServer.stop(), theirServer.stop()]);
  const [ours, theirs] = measured;
  return { ours, theirs, ratio: medianCpu(theirs) / medianCpu(ours) };
}

export function medianCpu(rounds: readonly Round[]): number {
  const sorted = rounds.map(({ cpuPerMove }) => cpuPerMove).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
