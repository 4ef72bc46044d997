/** Resources fly from what brought them to the tracks of all seats. */
import type { GameEvent, State } from '@three-crowns/valeria';
import { KINDS, type Kind, SLOTS, slotOf } from '@three-crowns/valeria/board';
import { boxOf, elementAt, middleOf } from '../../../table/motion/spots.ts';
import { FLIGHT, type Stage } from '../../../table/motion/stage.ts';
import { changesBy } from '../harvest/changes.ts';

/** No more of a kind fly than the eye can count. */
const MOST_TOKENS = 4;
const MOST_WAITS = 6;
/** How far apart those of a kind set out, in pixels. */
const APART = 10;

export function flyTokens(stage: Stage, event: GameEvent, state: State): void {
  for (const { seat, amount } of changesBy(event)) {
    for (const kind of KINDS) flyKind(stage, sourceOf(event, kind, state), kind, seat, amount[kind] ?? 0);
  }
}

function flyKind(stage: Stage, source: DOMRect | undefined, kind: Kind, seat: number, amount: number): void {
  const count = Math.min(amount, MOST_TOKENS);
  if (count <= 0) return;
  const track = elementAt(`[data-track="${kind} ${seat}"]`);
  const icon = track?.querySelector('svg');
  const from = source ?? boxOf('[data-tray]') ?? boxOf('[data-numbers]');
  if (track === undefined || icon === null || icon === undefined || from === undefined) return;
  const to = icon.getBoundingClientRect();
  let wait = 0;
  for (let i = 0; i < count; i++) {
    const shift = (i - (count - 1) / 2) * APART;
    const start = new DOMRect(from.x + shift, from.y, from.width, from.height);
    wait = fly(stage, icon, middleOf(start, to.width, to.height), to);
  }
  stage.show(track, [{}, { filter: 'brightness(1.5)' }, {}], { wait: FLIGHT + wait });
}

/** The woken number, the robbed, the pile; else the dice, which everybody sees. */
function sourceOf(event: GameEvent, kind: Kind, state: State): DOMRect | undefined {
  switch (event.type) {
    case 'harvested': {
      const slots = event.cards.map((card) => slotOf(state, card)).filter((slot) => slot < SLOTS.length);
      return boxOf(`[data-slot="${slots[0]} ${event.seat}"]`);
    }
    case 'picked':
    case 'traded':
      return boxOf(`[data-slot="${slotOf(state, event.card)} ${event.seat}"]`);
    case 'stole':
      return boxOf(`[data-track="${kind} ${event.victim}"]`);
    case 'gained':
      return boxOf(`[data-pile="${event.seat}"]`);
    default:
      return undefined;
  }
}

/** One after the other; gives back how long this one waits. */
export function fly(stage: Stage, thing: Element, from: DOMRect, to: DOMRect): number {
  const wait = stage.nextWait(MOST_WAITS);
  stage.fly(thing, from, to, { wait, fade: 'goal', sized: 'from' });
  return wait;
}
