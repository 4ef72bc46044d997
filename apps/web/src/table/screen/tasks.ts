import type { Language } from '@three-crowns/core';

/** A move of the line that a puzzle asks for, and the question it answers. */
export interface LineMove<M = unknown, Ask extends string = string> {
  readonly ask: Ask;
  readonly move: M;
}

/** What a puzzle of a game asks, in a sentence that does not tell the answer. */
export interface Tasks<Task extends string = string, M = unknown, Ask extends string = string> {
  readonly texts: { readonly [L in Language]: Readonly<Record<Task, string>> };
  taskOf(line: readonly LineMove<M, Ask>[]): Task;
}

/** By the question that the line begins with, unless the whole of it says more. */
export function tasksByAsk<Task extends string, M, Ask extends string>(
  texts: Tasks<Task>['texts'],
  byAsk: { readonly [A in Ask]: Task },
  closer: (line: readonly LineMove<M, Ask>[]) => Task | undefined,
): Tasks<Task, M, Ask> {
  return { texts, taskOf: (line) => closer(line) ?? byAsk[line[0].ask] };
}
