/** The fixed opponent of all matches: the greedy bot of its day, with the rules and the judgement it had then (frozen/README.md). */
import { type AnyGame, BadInput, type Seat, type Seed } from '@three-crowns/core';
import { valuesOf } from '@three-crowns/kings-will/board';

/** What a frozen file exports: takes a seat in one game, with luck of its own, and answers every question of that seat. */
export interface FrozenReference {
  sitDown(seed: Seed): Answer;
  /** How good a situation is for a seat, in points. */
  evaluate: Judgement;
}

// biome-ignore lint/suspicious/noExplicitAny: the shapes of a frozen game are known to nobody but its own code
type Answer = (view: any, seat: Seat) => any;
// biome-ignore lint/suspicious/noExplicitAny: as above
type Judgement = (state: any, seat: Seat) => number;

const FROZEN: Readonly<Record<string, () => Promise<FrozenReference>>> = {
  'king-of-the-valley': () => import('./frozen/king-of-the-valley.js'),
  'kings-will': async () => withTable(await import('./frozen/kings-will.js')),
  valeria: () => import('./frozen/valeria.js'),
};

export function loadReference({ id }: AnyGame, place: string): Promise<FrozenReference> {
  if (Object.hasOwn(FROZEN, id)) return FROZEN[id]();
  throw new BadInput(place, `there is no reference of ${id}`);
}

/** The game as the reference judges it, for a search of today with the judgement of that day. */
export async function judgedAsThen(game: AnyGame, place: string): Promise<AnyGame> {
  const { evaluate } = await loadReference(game, place);
  const judge = (state: unknown, worth: Float64Array): void => {
    for (let seat = 0; seat < worth.length; seat++) worth[seat] = evaluate(state, seat);
  };
  // On that day nobody planned with cards that are hidden from the one who plans: its judgement cannot read such a situation.
  const { hide: _, ...instinct } = game.instinct;
  return { ...game, instinct: { ...instinct, evaluate: judge } };
}

/** A state has its table only by name, and the frozen code knows the table of its day by that name: it is given today's. */
function withTable({ sitDown, evaluate }: FrozenReference): FrozenReference {
  const filled = (state: Parameters<typeof valuesOf>[0]) => ({ ...state, values: valuesOf(state) });
  return {
    sitDown(seed) {
      const answer = sitDown(seed);
      return (view, seat) => answer(filled(view), seat);
    },
    evaluate: (state, seat) => evaluate(filled(state), seat),
  };
}
