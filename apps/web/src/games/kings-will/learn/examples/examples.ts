/** The written situations behind every drawing of the page, with the moves they show. A test plays them all. */
import { type GameEvent, kingsWill, type Move, type State } from '@three-crowns/kings-will';
import { actions } from './actions.ts';
import { beginning } from './beginning.ts';
import { building } from './building.ts';
import type { Example } from './common.ts';
import { row } from './row.ts';
import { visit } from './visit.ts';

export const EXAMPLES = { ...beginning, ...row, ...actions, ...building, ...visit };

export type ExampleId = keyof typeof EXAMPLES;

/** A moment of an example: before the move, who moves and how, what it did, and after it. */
export interface Moment {
  readonly before: State;
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

const starts = new Map<ExampleId, State>();

/** Read once; nobody changes the states of a drawing. */
export function startOf(id: ExampleId): State {
  const { position, options }: Example = EXAMPLES[id];
  const state = starts.get(id) ?? kingsWill.notation.parsePosition(position, { seats: 2, start: 1, ...options }, id);
  starts.set(id, state);
  return state;
}

const known = new Map<ExampleId, readonly Moment[]>();

export function momentsOf(id: ExampleId): readonly Moment[] {
  const moments = known.get(id) ?? played(id);
  known.set(id, moments);
  return moments;
}

function played(id: ExampleId): Moment[] {
  const { rules, notation } = kingsWill;
  let before = startOf(id);
  return EXAMPLES[id].moves.map((text) => {
    const [asked] = rules.pending(before);
    const move = asked && notation.parseMove(before, asked.seat, text);
    if (asked === undefined || move === undefined) throw new Error(`example ${id}: ${text} is not legal`);
    const after = rules.clone(before);
    const events: GameEvent[] = [];
    rules.play(after, asked.seat, move, (event) => events.push(event));
    const moment: Moment = { before, seat: asked.seat, move, events, after };
    before = after;
    return moment;
  });
}

/** After all its moves. */
export const endOf = (id: ExampleId): State => momentsOf(id).at(-1)?.after ?? startOf(id);

/** Everything that happens in an example, in order. */
export const eventsOf = (id: ExampleId): readonly GameEvent[] => momentsOf(id).flatMap(({ events }) => events);
