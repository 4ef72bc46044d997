/** The team of workers, as the page speaks with it. */
import { expect, type Page } from '@playwright/test';

export interface Sent {
  readonly ask?: { readonly id: number };
  readonly stop?: number;
}

export interface Overheard {
  sent(): Promise<Sent[]>;
  answered(): Promise<number[]>;
  /** Until then the bot waits for its crew, so that no thought ends before it is stopped. */
  letCrewCome(): Promise<void>;
}

/** A team that is asked for from now on does not come, so that no bot answers. Gives how to let it: it must have been asked for. */
export async function keepTeamAway(page: Page): Promise<() => Promise<void>> {
  const worker = /team\.worker/;
  let isAsked = false;
  await page.route(worker, () => {
    isAsked = true;
  });
  return async () => {
    expect(isAsked).toBe(true);
    await page.unroute(worker);
  };
}

/** What the page says to its workers, and the answers. */
export async function overhear(page: Page): Promise<Overheard> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let mayCome = false;
    const letCrewCome = () => {
      mayCome = true;
      for (const go of waiting.splice(0)) go();
    };
    const heard = { sent: [] as unknown[], answered: [] as number[], letCrewCome };
    Object.assign(globalThis, { heard });
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker: Worker, [message, transfer]: [Sent, Transferable[]]) {
        if ('ask' in message || 'stop' in message) heard.sent.push(message);
        if ('ask' in message) worker.addEventListener('message', ({ data }) => heard.answered.push(data.id));
        const pass = () => Reflect.apply(post, worker, [message, transfer]);
        return 'crew' in message && !mayCome ? waiting.push(pass) : pass();
      },
    });
  });
  const heard = <K extends 'sent' | 'answered'>(what: K) =>
    page.evaluate((name) => (globalThis as unknown as { heard: Record<string, unknown> }).heard[name], what);
  return {
    sent: () => heard('sent') as Promise<Sent[]>,
    answered: () => heard('answered') as Promise<number[]>,
    letCrewCome: () => page.evaluate('void heard.letCrewCome()'),
  };
}
