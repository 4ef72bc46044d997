/** Why a player, the bank or a resource cannot be chosen (A10, A18, A39, A46). */
import type { Reason, Seat } from '@three-crowns/core';
import { isOpponent, isResting, isSolo, type State } from '../state.ts';
import { cardName, message, player, resourceName } from '../texts/names.ts';
import { type Ask, RESOURCES } from '../vocabulary.ts';
import { because, finishFirst, theftRule, waiting } from './because.ts';

export function whyNotSeat(state: State, ask: Ask, { seat: other }: { readonly seat: Seat }, seat: Seat): Reason {
  if (other >= state.players.length) return because('seat-none', 'RULEBOOK', { seat: other + 1 });
  if (ask !== 'steal' && ask !== 'rob') return ask === 'action' ? because('seat-idle', 'A18') : finishFirst(state, ask);
  if (isSolo(state)) return because('from-bank', 'A39');
  if (other === seat) return because('yourself', ask === 'rob' ? 'A18' : theftRule(state));
  if (isResting(state, other)) return because('seat-resting', 'A35', { player: player(other) });
  return ask === 'rob'
    ? because('no-monsters', 'A46', { player: player(other) })
    : because('has-nothing', theftRule(state), { player: player(other), kinds: wantedKinds(state) });
}

/** What the card that waits can take, as a list. */
function wantedKinds(state: State) {
  const { effect } = waiting(state);
  return effect.kind === 'steal' ? effect.resources.map((name) => message(`resource.${name}`)) : [];
}

export function whyNotResource(
  state: State,
  ask: Ask,
  { resource }: { readonly resource: number },
  seat: Seat,
): Reason {
  const { effect, source } = ask === 'steal' ? waiting(state) : { effect: undefined, source: 0 };
  if (effect?.kind !== 'steal') return finishFirst(state, ask);
  const args = { card: cardName(source), resource: resourceName(resource) };
  if (!effect.resources.includes(RESOURCES[resource])) return because('wrong-resource', theftRule(state), args);
  const owners = state.players.flatMap(({ have }, other) => (other !== seat && have[resource] > 0 ? [other] : []));
  if (owners.some((other) => isOpponent(state, seat, other))) return finishFirst(state, ask);
  return owners.length === 0
    ? because('nobody-has', theftRule(state), args)
    : because('resting-has', 'A35', { ...args, player: player(owners[0]) });
}

export function whyNotBank(state: State, ask: Ask): Reason {
  if (!isSolo(state)) return because('bank-solo', 'A39');
  return ask === 'action' ? because('bank-idle', 'A39') : finishFirst(state, ask);
}
