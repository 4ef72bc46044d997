/** Which of many inputs cost most: whoever wants to keep a server busy would send those. */
import process from 'node:process';

/** CPU of this thread, in milliseconds: what asks is in it as well. */
interface Cost {
  sum: number;
  count: number;
  dearest: { readonly what: string; readonly cpu: number };
}

/** As many kinds are told of. */
const SHOWN = 4;
const WIDTH = 100;

const meanOf = ({ sum, count }: Cost): number => sum / count;

export class Dearest {
  readonly #kinds = new Map<string, Cost>();

  /** One alone may have met the garbage collector: kinds are compared by their mean. */
  async during<T>(kind: string, what: string, act: () => Promise<T>): Promise<T> {
    const before = process.threadCpuUsage();
    const result = await act();
    const { user, system } = process.threadCpuUsage(before);
    const cpu = (user + system) / 1000;
    const cost = this.#kinds.get(kind) ?? { sum: 0, count: 0, dearest: { what, cpu } };
    cost.sum += cpu;
    cost.count += 1;
    if (cpu > cost.dearest.cpu) cost.dearest = { what, cpu };
    this.#kinds.set(kind, cost);
    return result;
  }

  report(name: string): string {
    const kinds = [...this.#kinds].sort(([, a], [, b]) => meanOf(b) - meanOf(a)).slice(0, SHOWN);
    const rows = kinds.map(([kind, cost]) => {
      const { what, cpu } = cost.dearest;
      const most = `at most ${cpu.toFixed(2)} for ${what.slice(0, WIDTH)}`;
      return `  ${kind}: ${meanOf(cost).toFixed(2)} ms of CPU on average of ${cost.count}, ${most}`;
    });
    return [`${name}, the dearest:`, ...rows].join('\n');
  }
}
