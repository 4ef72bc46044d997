/** Written situations behind the drawings of a book, and what their moves do. */
import type { Game, Seat } from '@three-crowns/core';

/** A moment of an example: before the move, who moves and how, what it did, and after it. */
export interface Moment<S, M, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
  readonly after: S;
}

interface Examples<Id extends string, S, M, E> {
  startOf(id: Id): S;
  momentsOf(id: Id): readonly Moment<S, M, E>[];
  /** After all its moves. */
  endOf(id: Id): S;
  /** Everything that happens in it, in order. */
  eventsOf(id: Id): readonly E[];
}

type Played<S, M, E> = Pick<Game<S, M, E, never>, 'notation'> & {
  readonly rules: Pick<Game<S, M, E, never>['rules'], 'clone' | 'pending' | 'play'>;
};

interface Written {
  /** Shown one after the other, each by the first of those asked who can play it. */
  readonly moves: readonly string[];
}

/** Read and played once; nobody changes the states of a drawing. */
export function makeExamples<Id extends string, S, M, E>(
  game: Played<S, M, E>,
  examples: { readonly [I in Id]: Written },
  read: (id: Id) => S,
): Examples<Id, S, M, E> {
  const startOf = once(read);
  const momentsOf = once((id: Id) => {
    let state = startOf(id);
    return examples[id].moves.map((text) => {
      const moment = playText(game, state, text);
      if (moment === undefined) throw new Error(`example ${id}: ${text} is not legal`);
      state = moment.after;
      return moment;
    });
  });
  return {
    startOf,
    momentsOf,
    endOf: (id) => momentsOf(id).at(-1)?.after ?? startOf(id),
    eventsOf: (id) => momentsOf(id).flatMap(({ events }) => events),
  };
}

function playText<S, M, E>(game: Played<S, M, E>, before: S, text: string): Moment<S, M, E> | undefined {
  for (const { seat } of game.rules.pending(before)) {
    const move = game.notation.parseMove(before, seat, text);
    if (move !== undefined) return playMove(game, before, seat, move);
  }
  return undefined;
}

export function playMove<S, M, E>({ rules }: Played<S, M, E>, before: S, seat: Seat, move: M): Moment<S, M, E> {
  const after = rules.clone(before);
  const events: E[] = [];
  rules.play(after, seat, move, (event) => events.push(event));
  return { before, seat, move, events, after };
}

function once<Id, T>(make: (id: Id) => T): (id: Id) => T {
  const known = new Map<Id, T>();
  return (id) => {
    const found = known.has(id) ? (known.get(id) as T) : make(id);
    known.set(id, found);
    return found;
  };
}
