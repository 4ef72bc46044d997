/**
 * Several workers who play plans on: whoever is free takes the next world, and the results come in the order of the worlds.
 * Once a thought is stopped nobody takes one more; what was begun is waited for.
 */
import type { Choice, Thought } from '../bot.ts';
import type { Work } from './work.ts';

/** A worker, or several as one: plays the tasks of a work on. */
export type Crew<R = number> = (work: Work) => Promise<readonly (readonly R[])[]>;

export function crewOf<R = number>(workers: readonly Crew<R>[], isStopped = (): boolean => false): Crew<R> {
  return async ({ job, tasks }) => {
    const results: (readonly R[])[] = Array(tasks.length);
    let next = 0;
    await Promise.all(
      workers.map(async (worker) => {
        while (next < tasks.length && !isStopped()) {
          const at = next;
          next += 1;
          [results[at]] = await worker({ job, tasks: [tasks[at]] });
        }
      }),
    );
    return results.slice(0, next);
  };
}

/** Thinks to the end with a crew. */
export async function finish(thought: Thought, crew: Crew): Promise<Choice> {
  let step = thought.next();
  while (!step.done) step = thought.next(await crew(step.value));
  return step.value;
}
