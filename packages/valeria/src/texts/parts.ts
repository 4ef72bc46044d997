/** The parts a card says something with, whatever it is said in: words or pictures. */
import type { Content, Effect, Instruction, Power } from '../content/types.ts';
import {
  type Card,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  FIRST_STARTER,
  isCitizen,
  isDomain,
  isEvent,
  isMonster,
  NOTHING,
} from '../vocabulary.ts';

/** `left` is for the active player, `right` for the others; `event` is what an event does when its number comes. */
export type Part = 'left' | 'right' | 'event' | 'reward' | 'power';

export interface CardVisitor<T> {
  effect(effect: Effect): T;
  power(power: Power): T;
  instruction(instruction: Instruction, number: number): T;
}

/** Nothing for a card that is not seen and for what covers a place. */
export function partsOf<T>(content: Content, card: Card, visitor: CardVisitor<T>): [Part, T][] {
  if (card < 0 || card >= NOTHING) return [];
  if (isDomain(card)) return [['power', visitor.power(content.domains[card - FIRST_DOMAIN].power)]];
  if (isEvent(card)) {
    const { instruction, number, reward } = content.events[card - FIRST_EVENT];
    return [
      ['event', visitor.instruction(instruction, number)],
      ['reward', visitor.effect(reward)],
    ];
  }
  if (isMonster(card)) return [['reward', visitor.effect(content.monsters[card - FIRST_MONSTER].reward)]];
  const { left, right } = isCitizen(card) ? content.citizens[card] : content.starters[card - FIRST_STARTER];
  return [
    ['left', visitor.effect(left)],
    ['right', visitor.effect(right)],
  ];
}
