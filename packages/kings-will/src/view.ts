/** Who sees what (30, 31, 35). At the end the cards that count and all points are open. */
import {
  type Audience,
  cloneLuck,
  hideLuck,
  isAmong,
  type Luck,
  type Seat,
  shuffle,
  UNKNOWN,
  type Viewer,
  viewOf,
  type Zones,
} from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { clone, type State } from './state.ts';
import { valuesOf } from './values.ts';
import { NO_WILL, TRAVELS } from './vocabulary.ts';

/** Every zone of the table: everybody sees it, or how parts of it are hidden from this viewer or that. */
const ZONES: Zones<State> = {
  values: 'everybody',
  manner: 'everybody',
  luck: hideLuck,
  start: 'everybody',
  turn: 'everybody',
  round: 'everybody',
  number: 'everybody',
  phase: 'everybody',
  stack: 'everybody',
  row: 'everybody',
  slot: 'everybody',
  exchanged: 'everybody',
  // All but the points.
  palatinates(seen, audience) {
    if (seen.manner.openPoints || seen.phase === 'over') return;
    seen.palatinates.forEach((own, seat) => {
      if (!isAmong(audience, seat)) own.points = UNKNOWN;
    });
  },
  // Who has seen a card.
  plan(seen, audience) {
    seen.plan.forEach((will, field) => {
      if (will !== NO_WILL && !canSeeCard(seen, audience, field)) seen.plan[field] = UNKNOWN;
    });
  },
  // Which field somebody looks at is done in the open, as on a table.
  seen: 'everybody',
  glance: 'everybody',
  discs: 'everybody',
  // Their owner.
  hands(seen, audience) {
    seen.hands.forEach((hand, seat) => {
      if (!isAmong(audience, seat)) hand.fill(UNKNOWN);
    });
  },
  discards(seen, audience) {
    seen.discards.forEach((will, seat) => {
      const isNoted = seen.manner.notebook || audience === 'everyone';
      if (will !== NO_WILL && !(isNoted && isAmong(audience, seat))) seen.discards[seat] = UNKNOWN;
    });
  },
  // Boards of the rounds that have begun.
  journey(seen) {
    seen.journey.fill(UNKNOWN, seen.round);
  },
  farmersLeft: 'everybody',
  landsLeft: 'everybody',
  placesLeft: 'everybody',
  built: 'everybody',
};

function canSeeCard(state: State, audience: Audience, field: number): boolean {
  if (state.phase === 'over' && state.discs[field] !== 0) return true;
  if (audience === 'spectator') return false;
  if (audience === 'everyone') return state.seen[field] !== 0;
  // 31: without a notebook a card is seen only while it is looked at.
  return state.manner.notebook ? hasSeen(state, audience, field) : state.glance[audience] === field;
}

export const hasSeen = (state: State, seat: Seat, field: number): boolean => ((state.seen[field] >> seat) & 1) === 1;

export const view = viewOf(clone, ZONES);

/** What was on a card is told to who looked at it. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.type === 'kept' && event.seat !== viewer) return { ...event, will: UNKNOWN, discard: UNKNOWN };
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, will: UNKNOWN };
  return event;
}

/** A world that could be behind the view: unseen cards and boards dealt from those that lie nowhere else. */
export function determinize(view: State, luck: Luck): State {
  const world = clone(view);
  const { hands, plan, discards, journey, palatinates } = world;
  const cards = [...hands, plan, discards];
  const wills = unseenOf(luck, valuesOf(view).cards, cards);
  for (const zone of cards) deal(zone, wills);
  deal(journey, unseenOf(luck, TRAVELS.length, [journey]));
  const known = palatinates.find((own) => own.points !== UNKNOWN)?.points ?? valuesOf(view).numbers.startPoints;
  for (const own of palatinates) if (own.points === UNKNOWN) own.points = known;
  world.luck = cloneLuck(luck);
  return world;
}

function unseenOf(luck: Luck, count: number, zones: readonly (readonly number[])[]): number[] {
  let known = 0;
  for (const zone of zones) for (const item of zone) if (item !== UNKNOWN) known |= 1 << item;
  const unseen: number[] = [];
  for (let item = 0; item < count; item++) if (((known >> item) & 1) === 0) unseen.push(item);
  shuffle(luck, unseen);
  return unseen;
}

function deal(zone: number[], unseen: number[]): void {
  for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = unseen.pop() ?? NO_WILL;
}
