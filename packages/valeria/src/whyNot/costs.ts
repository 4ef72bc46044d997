/** Why a card of the grid cannot be paid for, or not be built (A14). */
import type { Message, Reason } from '@three-crowns/core';
import { citizenRow } from '../cards.ts';
import { citizenCost, domainCost, rolesLacking, slayCost } from '../moves/actions.ts';
import { LEAST_REAL } from '../moves/payments.ts';
import { playerOfTurn, type State } from '../state.ts';
import { bundleText, cardName, message, resourceName } from '../texts/names.ts';
import { type Card, GOLD, MAGIC, ROLES, STRENGTH } from '../vocabulary.ts';
import { because, ownOf } from './because.ts';

export function whyNotRecruit(state: State, card: Card): Reason {
  const player = playerOfTurn(state);
  const cost = citizenCost(state, player, card);
  const more = cost - citizenRow(state, card).cost;
  return (
    unreal(state, card, GOLD, cost, 0) ??
    because('citizen-dear', 'A14', { card: cardName(card), cost, more, own: ownOf(player, GOLD, MAGIC) })
  );
}

export function whyNotBuild(state: State, card: Card): Reason {
  const player = playerOfTurn(state);
  const missing = missingRoles(state, card);
  if (missing.length > 0) return because('roles', 'RULEBOOK', { card: cardName(card), missing });
  const cost = domainCost(state, player, card);
  return (
    unreal(state, card, GOLD, cost, 0) ??
    because('domain-dear', 'A14', { card: cardName(card), cost, own: ownOf(player, GOLD, MAGIC) })
  );
}

/** By role: how many citizens are missing. */
function missingRoles(state: State, card: Card): Message[] {
  return ROLES.flatMap((role, i) => {
    const count = rolesLacking(state, playerOfTurn(state), card, i);
    return count > 0 ? [message(`some.${role}`, { count })] : [];
  });
}

/** Magic that a monster costs is paid besides magic that stands in for strength. */
export function whyNotSlay(state: State, place: number, card: Card): Reason {
  const player = playerOfTurn(state);
  const { strength, magic } = slayCost(state, place, card);
  if (player.have[MAGIC] < magic) {
    return because('magic-short', 'A14', { card: cardName(card), magic, held: player.have[MAGIC] });
  }
  return (
    unreal(state, card, STRENGTH, strength, magic) ??
    because('monster-dear', 'A14', {
      card: cardName(card),
      cost: bundleText({ strength, magic }),
      own: ownOf(player, STRENGTH, MAGIC),
    })
  );
}

/** There is magic enough, but too little of what must be real. */
function unreal(state: State, card: Card, resource: number, cost: number, extra: number): Reason | undefined {
  const { have } = playerOfTurn(state);
  if (have[resource] >= LEAST_REAL || have[MAGIC] - extra < cost) return undefined;
  return because('unreal', 'A14', { card: cardName(card), resource: resourceName(resource) });
}
