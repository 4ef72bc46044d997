/** The other world of the two-world test: everything is dealt anew that the viewer had not learned by the end. */
import { type Luck, shuffle, type Viewer } from '@three-crowns/core';
import { CITIZEN_COPIES } from '../../src/content/box.ts';
import { BASE } from '../../src/content/tables.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '../../src/grid.ts';
import type { State } from '../../src/state.ts';
import { DOMAINS, DUKES, EVENTS, FIRST_DOMAIN, FIRST_EVENT, SLOTS } from '../../src/vocabulary.ts';

/** A place where a card lies that the viewer does not know. */
interface Unseen {
  readonly cards: number[];
  readonly at: number;
}

/** What lies there is mixed with what stayed in the box, and dealt anew. */
function deal(unseen: readonly Unseen[], box: readonly number[], luck: Luck): void {
  const pool = [...unseen.map(({ cards, at }) => cards[at]), ...box];
  shuffle(luck, pool);
  unseen.forEach(({ cards, at }, i) => {
    cards[at] = pool[i];
  });
}

/** The lowest cards of a stack: never touched, since cards are taken from and put back on the top only. */
const lowest = (cards: number[], count: number): Unseen[] => Array.from({ length: count }, (_, at) => ({ cards, at }));
const numbersFrom = (first: number, names: readonly string[]): number[] => names.map((_, i) => first + i);

export function scramble(initial: State, final: State, viewer: Viewer, luck: Luck): State {
  dukes(initial, final, viewer, luck);
  domains(initial, final, luck);
  if (initial.mixed) for (let slot = 0; slot < SLOTS.length; slot++) citizens(initial, final, slot, luck);
  events(initial, final, luck);
  return initial;
}

/** Own ones are known; at the end the kept ones and the Dark Lord's. */
function dukes(initial: State, final: State, viewer: Viewer, luck: Luck): void {
  const isOver = final.phase === 'over';
  const hands = initial.players.map((player) => player.dukes);
  const unseen = hands.flatMap((cards, seat) =>
    cards.flatMap((_, at) => (seat === viewer || (isOver && final.players[seat].kept === at) ? [] : [{ cards, at }])),
  );
  const lord = initial.lord?.dukes ?? [];
  if (!isOver) unseen.push(...lowest(lord, lord.length));
  const dealt = [...hands.flat(), ...lord];
  const box = dealt.length === 0 ? [] : numbersFrom(0, DUKES).filter((duke) => !dealt.includes(duke));
  deal(unseen, box, luck);
}

function domains(initial: State, final: State, luck: Luck): void {
  const stacks = initial.grid.slice(FIRST_DOMAIN_PLACE, PLACES);
  const unseen = stacks.flatMap((cards, i) => lowest(cards, final.down[FIRST_DOMAIN_PLACE + i]));
  const known = [...stacks.flat(), ...initial.removed];
  const box = numbersFrom(FIRST_DOMAIN, DOMAINS).filter((card) => !known.includes(card));
  deal(unseen, box, luck);
}

/** Both kinds of a number, with those that stayed in the box. */
function citizens(initial: State, final: State, slot: number, luck: Luck): void {
  const place = FIRST_CITIZEN_PLACE + slot;
  const stack = initial.grid[place];
  const box = BASE.citizens.flatMap((row, card) =>
    row.slot === SLOTS[slot]
      ? Array<number>(CITIZEN_COPIES - stack.filter((one) => one === card).length).fill(card)
      : [],
  );
  deal(lowest(stack, final.down[place]), box, luck);
}

/** Those on top that were put back are known. */
function events(initial: State, final: State, luck: Luck): void {
  if (initial.events.length === 0) return;
  const box = numbersFrom(FIRST_EVENT, EVENTS).filter((card) => !initial.events.includes(card));
  deal(lowest(initial.events, final.events.length - final.known), box, luck);
}
