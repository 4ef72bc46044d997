/**
 * Several workers who play plans on: whoever is free takes the next world, and the results come in the order of the worlds.
 * Once a thought is stopped nobody takes one more; what was begun is waited for.
 */
import type { Choice, Thought } from '../bot.ts';
import type { Results, Work } from './work.ts';

/** A worker, or several as one: plays the tasks of a work on. */
export type Crew = (work: Work) => Promise<Results>;

export function crewOf(workers: readonly Crew[], isStopped = (): boolean => false): Crew {
  return async ({ job, tasks }) => {
    const results: (readonly number[])[] = Array(tasks.length);
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
