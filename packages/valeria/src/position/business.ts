/** What can wait on the stack, and when. */
import { BadInput } from '@three-crowns/core';
import { domainRow, eventRow } from '../cards.ts';
import type { Power } from '../content/types.ts';
import { attackNumbers, OWN_CHOICE } from '../effects/attack.ts';
import { activations } from '../moves/harvest.ts';
import { isSolo, type State } from '../state.ts';
import { CARDS, type Card, FIRST_MONSTER, isDomain, isEvent, isMonster, type Phase } from '../vocabulary.ts';
import { timesShown } from '../wakings.ts';
import { type Lines, placeOf } from './lines.ts';

type Kind = State['stack'][number]['effect']['kind'];

/** By kind of business: the phases in which it can wait. */
const PHASES_OF: { readonly [K in Kind]: readonly Phase[] } = {
  token: ['events'],
  steal: ['thieves', 'action', 'close'],
  citizen: ['action'],
  slay: ['action'],
  rob: ['action'],
  return: ['action'],
  choose: ['action', 'close'],
  bargain: ['action', 'close'],
  reveal: ['action'],
  exhaust: ['action', 'attack'],
  column: ['attack'],
  capture: ['attack'],
};
/** Business of the board, not of a card. */
const OWN: readonly Kind[] = ['exhaust', 'column', 'capture'];

export function checkWaiting(state: State, lines: Lines): void {
  const place = placeOf(lines, 'waiting');
  state.stack.forEach(({ effect: { kind }, source }, depth) => {
    if (!PHASES_OF[kind].includes(state.phase))
      throw new BadInput(place, `${kind} cannot wait in phase ${state.phase}`);
    if (!OWN.includes(kind) && !isSource(state, source)) {
      throw new BadInput(place, `${CARDS[source]} cannot be what ${kind} waits for in phase ${state.phase}`);
    }
    if (state.phase === 'attack' && depth > 0) throw new BadInput(place, 'in an attack one thing waits at a time');
    if (kind === 'exhaust' && depth > 0) throw new BadInput(place, 'exhaust waits once, behind everything else');
  });
  if (state.phase === 'action' && state.stack.length > 0 && !isCovering(state)) {
    throw new BadInput(place, 'expected exhaust behind everything else that waits in phase action');
  }
  if (state.phase === 'attack' && !isSolo(state)) throw new BadInput(place, 'only a game alone has attacks');
  checkWoken(state, place);
  if (state.phase === 'attack') checkAttack(state, lines);
}

/** Events and thieves wait because the dice have woken them: an event once (A30), a thief once for each waking (A10). */
function checkWoken(state: State, place: string): void {
  if (state.phase !== 'events' && state.phase !== 'thieves') return;
  state.stack.forEach(({ source, left }, depth) => {
    const most = state.phase === 'events' ? tokensDue(state, source) : activations(state, state.turn, source);
    const isTwice = state.stack.findIndex((frame) => frame.source === source) !== depth;
    if (left > most || isTwice) {
      throw new BadInput(place, `${CARDS[source]} can wait ${most} times at most with these dice`);
    }
  });
}

const tokensDue = (state: State, event: Card): number =>
  Math.min(1, timesShown(state.dice, eventRow(state, event).number));

/** A41: the numbers of the dice in their order; what waits belongs to the one before those still to come. */
function checkAttack(state: State, lines: Lines): void {
  const numbers = attackNumbers(state);
  const gone = numbers.length - state.attacks.length;
  if (gone < 1 || state.attacks.some((number, i) => number !== numbers[gone + i])) {
    const dice = `${state.dice.join(' ')}: the last of ${numbers.join(' ')}, not all of them`;
    throw new BadInput(placeOf(lines, 'attacks'), `expected attacks of the dice ${dice}`);
  }
  const now = numbers[gone - 1];
  for (const { effect } of state.stack) {
    const fits = effect.kind === 'capture' ? effect.column === now - 1 : effect.kind !== 'column';
    if (!fits && now !== OWN_CHOICE) {
      throw new BadInput(placeOf(lines, 'waiting'), `expected the attack of a ${now} (A41)`);
    }
  }
}

/** A22: an action ends with Exhausted cards. Only what waits before the first action, by a custom table, does without. */
function isCovering(state: State): boolean {
  if (state.stack[0].effect.kind === 'exhaust') return true;
  return state.stack.every(({ source }) => isDomain(source) && domainRow(state, source).power.when === 'action-start');
}

/** Thieves are citizens, events lie in the grid, a domain is before the player already; a monster may be gone again. */
function isSource(state: State, source: Card): boolean {
  const { phase, turn, cover, players } = state;
  const { domains, citizens } = players[turn];
  if (phase === 'events') return isEvent(source) && cover.includes(source);
  if (phase === 'thieves') return source < FIRST_MONSTER && (citizens[source] ?? 1) > 0;
  if (phase !== 'close' && !isDomain(source)) return isMonster(source);
  return domains.includes(source) && isTimely(state, domainRow(state, source).power.when);
}

/** A16: what a domain does at once waits in an action, the rest before the first and after the last. */
function isTimely({ phase, stack }: State, when: Power['when']): boolean {
  if (phase === 'close') return when === 'action-end';
  return when === (stack[0].effect.kind === 'exhaust' ? 'now' : 'action-start');
}
