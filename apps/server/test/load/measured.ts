/** Servers that are measured, each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Question, Report, Usage, Weight } from './usage.ts';

export class MeasuredServer {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Whatever Node was told, such as `--cpu-prof`, it is told too */
  static async start(program: URL, args: readonly string[]): Promise<MeasuredServer> {
    const child = fork(fileURLToPath(program), args, { execArgv: [...process.execArgv, '--expose-gc'] });
    const gone = once(child, 'exit').then(() => {
      throw new Error(`${program} did not start`);
    });
    const { url } = (await Promise.race([reportFrom(child), gone])) as { url: string };
    return new MeasuredServer(child, url);
  }

  usage(): Promise<Usage> {
    return this.#ask('usage') as Promise<Usage>;
  }

  weight(): Promise<Weight> {
    return this.#ask('weight') as Promise<Weight>;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }

  #ask(question: Question): Promise<Report> {
    const answer = reportFrom(this.#child);
    this.#child.send(question);
    return answer;
  }
}

/** Several processes as one: what they use together. */
export class MeasuredServers {
  readonly #servers: readonly MeasuredServer[];

  private constructor(servers: readonly MeasuredServer[]) {
    this.#servers = servers;
  }

  /** One after the other: the first brings the database up to date. */
  static async start(count: number, program: URL, args: readonly string[]): Promise<MeasuredServers> {
    const servers: MeasuredServer[] = [];
    while (servers.length < count) servers.push(await MeasuredServer.start(program, args));
    return new MeasuredServers(servers);
  }

  get urls(): string[] {
    return this.#servers.map(({ url }) => url);
  }

  async usage(): Promise<Usage> {
    const all = await Promise.all(this.#servers.map((one) => one.usage()));
    return { cpu: sumOf(all, ({ cpu }) => cpu), bytes: sumOf(all, ({ bytes }) => bytes) };
  }

  async weight(): Promise<Weight> {
    const all = await Promise.all(this.#servers.map((one) => one.weight()));
    return { heap: sumOf(all, ({ heap }) => heap), resident: sumOf(all, ({ resident }) => resident) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((one) => one.stop()));
  }
}

const sumOf = <T>(all: readonly T[], part: (one: T) => number): number => all.reduce((sum, one) => sum + part(one), 0);

async function reportFrom(child: ChildProcess): Promise<Report> {
  const [report] = await once(child, 'message');
  return report;
}
