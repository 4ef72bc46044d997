/** Workers that play the lots of an iteration, or nobody but this thread. What comes of it does not depend on how many. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { joined, type Samples } from './fit/samples.ts';
import { playLot } from './selfPlay.ts';
import type { Lot, Training } from './training.ts';

export interface Crew {
  /** The samples of all lots, in their order; `tell` hears after each how many games have been played. */
  play(lots: readonly Lot[], tell: (games: number) => void): Promise<Samples>;
  dismiss(): Promise<void>;
}

export function hire(training: Training, workers: number): Crew {
  const hands = workers > 1 ? Array.from({ length: workers }, () => handOf(training)) : [here(training)];
  return {
    async play(lots, tell) {
      const parts: Samples[] = [];
      let next = 0;
      let games = 0;
      const work = async (hand: Hand) => {
        while (next < lots.length) {
          const at = next;
          next += 1;
          parts[at] = await hand.play(lots[at]);
          games += lots[at].to - lots[at].from;
          tell(games);
        }
      };
      await Promise.all(hands.map(work));
      return joined(parts, parts[0].width);
    },
    async dismiss() {
      await Promise.all(hands.map((hand) => hand.dismiss()));
    },
  };
}

interface Hand {
  play(lot: Lot): Promise<Samples>;
  dismiss(): Promise<unknown>;
}

function handOf(training: Training): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: training });
  return {
    async play(lot) {
      worker.postMessage(lot);
      const [samples] = await once(worker, 'message');
      return samples;
    },
    dismiss: () => worker.terminate(),
  };
}

function here(training: Training): Hand {
  return { play: async (lot) => playLot(training, lot), dismiss: async () => {} };
}
