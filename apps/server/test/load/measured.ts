/** A server in a process of its own that is measured. */
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

async function reportFrom(child: ChildProcess): Promise<Report> {
  const [report] = await once(child, 'message');
  return report;
}
