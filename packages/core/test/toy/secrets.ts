import {
  type Audience,
  cloneLuck,
  isAmong,
  type Luck,
  noLuck,
  type Secrets,
  shuffle,
  UNKNOWN,
  type Viewer,
} from '../../src/index.ts';
import { cardCount, clone, type Fact, GOALS, type State } from './state.ts';

const hidden = (items: readonly number[]): number[] => items.map(() => UNKNOWN);

function view(state: State, audience: Audience): State {
  const seen = clone(state);
  seen.luck = noLuck();
  seen.deck = hidden(state.deck);
  seen.box = hidden(state.box);
  seen.hands = state.hands.map((hand, seat) => (isAmong(audience, seat) ? hand.slice() : hidden(hand)));
  seen.goals = state.goals.map((goals, seat) => {
    if (isAmong(audience, seat)) return goals.slice();
    return state.phase === 'over' ? [goals[0], UNKNOWN] : hidden(goals);
  });
  return seen;
}

function redact(event: Fact, viewer: Viewer): Fact {
  if (event.kind === 'drew' && event.seat !== viewer) return { ...event, card: UNKNOWN };
  if (event.kind === 'gave' && event.to !== viewer) return { ...event, card: UNKNOWN };
  return event;
}

function determinize(seen: State, luck: Luck): State {
  const world = clone(seen);
  world.luck = cloneLuck(luck);
  deal([...world.hands, world.deck], world.rows, cardCount(world.hands.length), world.luck);
  deal([...world.goals, world.box], [], GOALS, world.luck);
  return world;
}

/** Puts everything that is seen nowhere into the unknown places. */
function deal(zones: number[][], open: number[][], count: number, luck: Luck): void {
  const seen = new Set([...zones, ...open].flat());
  const unseen = Array.from({ length: count }, (_, i) => i + 1).filter((one) => !seen.has(one));
  shuffle(luck, unseen);
  for (const zone of zones) {
    zone.forEach((one, i) => {
      if (one === UNKNOWN) zone[i] = unseen.pop() ?? 0;
    });
  }
}

/** For the two-world test: what the viewer's last view does not show changes places in the first state. */
export function scramble(initial: State, final: State, viewer: Viewer, luck: Luck): State {
  const seen = view(final, viewer);
  permute([...initial.hands, initial.deck], new Set([...seen.hands, ...seen.rows, seen.deck].flat()), luck);
  permute([...initial.goals, initial.box], new Set(seen.goals.flat()), luck);
  return initial;
}

function permute(zones: number[][], learned: ReadonlySet<number>, luck: Luck): void {
  const unlearned = zones.flat().filter((one) => !learned.has(one));
  shuffle(luck, unlearned);
  for (const zone of zones) {
    zone.forEach((one, i) => {
      if (!learned.has(one)) zone[i] = unlearned.pop() ?? 0;
    });
  }
}

export const secrets: Secrets<State, Fact> = { view, redact, determinize };
