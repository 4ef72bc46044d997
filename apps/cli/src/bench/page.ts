/** The rows of thinking in a page of a browser: `npm run bench:browser` bundles this file and calls what it puts there. */
import { GAMES } from '../games.ts';
import { workFor } from './subject.ts';
import { thinkingFor } from './thinking.ts';

const steps = new Map<string, () => number>();

function stepOf(name: string): () => number {
  const step =
    steps.get(name) ??
    thinkingFor(GAMES)
      .find((one) => one.name === name)
      ?.prepare();
  if (step === undefined) throw new Error(`nothing is called ${name}`);
  steps.set(name, step);
  return step;
}

Object.assign(globalThis, { bench: (name: string, milliseconds: number) => workFor(stepOf(name), milliseconds) });
