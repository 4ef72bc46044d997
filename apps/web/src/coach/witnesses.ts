/** Who looks on for the coach at a table, one at every seat that was advised there. */
import { makeWitness, type Seen, type Witness } from '@three-crowns/coach';
import { type AnyGame, BadInput } from '@three-crowns/core';
import type { AdviceOrder } from './orders.ts';

interface Post {
  readonly witness: Witness;
  /** What the seat sees now. */
  view: unknown;
}

export interface Witnesses {
  /** All that the seat has seen. Where a move was taken back another one begins anew. */
  at(order: AdviceOrder, game: AnyGame): Seen;
}

/** At one table: who is advised at another has left this one. */
export function makeWitnesses(): Witnesses {
  let here: string | undefined;
  const posts = new Map<number, Post>();
  return {
    at({ table, seat, from, news }, game) {
      if (here !== table) posts.clear();
      here = table;
      const known = from === 0 ? undefined : posts.get(seat);
      const post = known ?? newPost(game, seat, news[0]?.state);
      posts.set(seat, post);
      for (const { events, state } of known === undefined ? news.slice(1) : news) {
        post.witness.observe(events, state);
        post.view = state;
      }
      return post.witness.seen(post.view);
    },
  };
}

function newPost(game: AnyGame, seat: number, start: unknown): Post {
  if (start === undefined) throw new BadInput('seen', 'expected the game from its start');
  return { witness: makeWitness(game, seat, start), view: start };
}
