/** What can wait on the stack, and when. */
import { BadInput } from '@three-crowns/core';
import { domainRow } from '../cards.ts';
import { isSolo, type State } from '../state.ts';
import { CARDS, type Card, FIRST_MONSTER, isDomain, isEvent, isMonster, type Phase } from '../words.ts';
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
}

/** A22: an action ends with Exhausted cards. Only what waits before the first action, by a custom table, does without. */
function isCovering(state: State): boolean {
  if (state.stack[0].effect.kind === 'exhaust') return true;
  return state.stack.every(({ source }) => isDomain(source) && domainRow(state, source).power.when === 'action-start');
}

/** Thieves are citizens, events lie in the grid, a domain is before the player already; a monster may be gone again. */
function isSource({ phase, turn, cover, players }: State, source: Card): boolean {
  const { domains, citizens } = players[turn];
  if (phase === 'events') return isEvent(source) && cover.includes(source);
  if (phase === 'thieves') return source < FIRST_MONSTER && (citizens[source] ?? 1) > 0;
  if (phase === 'close' || isDomain(source)) return domains.includes(source);
  return isMonster(source);
}
