/** Why an own card cannot be used: in the roll phase, in the harvest, or to be put back. */
import type { Reason, Seat } from '@three-crowns/core';
import { domainRow, monsterRow, powerOf } from '../cards.ts';
import type { Bundle } from '../content/types.ts';
import { timesPayable } from '../counting.ts';
import { priceOf } from '../moves/dice.ts';
import { activations, isActiveSide, ownedOf } from '../moves/harvest.ts';
import { type Player, playerOfTurn, type State } from '../state.ts';
import { amountOf, areaName, bundleText, cardName, message, numbers } from '../texts/names.ts';
import {
  type Ask,
  type Card,
  FIRST_MONSTER,
  FIRST_STARTER,
  HERALD,
  isDomain,
  isMonster,
  MAGIC,
  RESOURCES,
} from '../vocabulary.ts';
import { because, finishFirst, waiting } from './because.ts';

interface Own {
  readonly card: Card;
}

export function whyNotCard(state: State, ask: Ask, { card }: Own, seat: Seat): Reason {
  if (!hasCard(state.players[seat], card)) return because('card-none', 'RULEBOOK', { card: cardName(card) });
  switch (ask) {
    case 'dice':
      return isDomain(card) ? whyNotDomain(state, card) : finishFirst(state, ask);
    case 'harvest':
      return whyNotHarvest(state, card, seat);
    case 'return':
      return whyNotReturn(state, card);
    case 'action':
      return idle(state, card);
    default:
      return finishFirst(state, ask);
  }
}

function hasCard(player: Player, card: Card): boolean {
  if (isDomain(card)) return player.domains.includes(card);
  return card < FIRST_MONSTER ? ownedOf(player, card) > 0 : player.monsters.includes(card);
}

/** A4, A5: once a roll phase, for real gold, and the die must change. */
function whyNotDomain(state: State, domain: Card): Reason {
  const player = playerOfTurn(state);
  const { power } = domainRow(state, domain);
  const card = cardName(domain);
  if (power.when !== 'dice') return because('domain-not-dice', 'A4', { card });
  if (state.used.includes(domain)) return because('domain-used', 'A4', { card });
  const price = priceOf(state, player, power);
  if (timesPayable(player, price) >= 1) return because('domain-same', 'A4', { card });
  return because('domain-gold', 'A5', { card, ...poverty(player, price) });
}

/** What is asked, what there is of it, and a hint where somebody might think that magic helps (A5). */
function poverty(player: Player, price: Bundle) {
  const kinds = RESOURCES.flatMap((name, resource) =>
    name in price ? [amountOf(resource, player.have[resource])] : [],
  );
  const points = 'points' in price ? [message('amount.points', { count: player.points })] : [];
  const hint = !('magic' in price) && player.have[MAGIC] > 0 ? 'yes' : 'no';
  return { price: bundleText(price), own: message('list', { parts: [...kinds, ...points] }), hint };
}

function whyNotHarvest(state: State, card: Card, seat: Seat): Reason {
  if (card >= FIRST_MONSTER) return because('not-harvest', 'A11');
  const player = state.players[seat];
  const effect = powerOf(state, card, isActiveSide(state, seat));
  if (!player.due.some((due) => due.card === card)) {
    if (activations(state, seat, card) === 0) return asleep(state, card);
    // Thieves go before the harvest (A10), and some come back with nothing.
    return effect.kind === 'steal'
      ? because('theft-over', 'A10', { card: cardName(card) })
      : because('harvested', 'A11', { card: cardName(card) });
  }
  if (effect.kind !== 'trade' || timesPayable(player, effect.pay) > 0) {
    return because('harvest-order', 'A11', { card: cardName(player.due[0].card) });
  }
  const lack = poverty(player, effect.pay);
  return because('trade-poor', lack.hint === 'yes' ? 'A5' : 'A11', { card: cardName(card), ...lack });
}

function asleep(state: State, card: Card): Reason {
  if (card === HERALD) return because('herald-silent', 'A9');
  const [one, two] = state.dice;
  return because('not-woken', 'A8', { card: cardName(card), numbers: numbers([one, two, one + two]) });
}

/** A19, A20: a citizen or a monster of an area in play; starters stay. */
function whyNotReturn(state: State, card: Card): Reason {
  const { effect, source } = waiting(state);
  if (effect.kind === 'return' && effect.what === 'monster' && isMonster(card)) {
    const row = monsterRow(state, card);
    return 'area' in row
      ? because('no-stack', 'A20', { card: cardName(card), area: areaName(row.area) })
      : because('event-stays', 'A20', { card: cardName(card) });
  }
  if (card >= FIRST_STARTER && card < FIRST_MONSTER) return because('starter-stays', 'A19');
  const what = effect.kind === 'return' ? effect.what : '';
  return because('wrong-return', what === 'monster' ? 'A20' : 'A19', { card: cardName(source), what });
}

function idle(state: State, card: Card): Reason {
  if (isDomain(card)) {
    const { when } = domainRow(state, card).power;
    if (when === 'dice') return because('dice-done', 'A4');
    const args = { card: cardName(card) };
    return when === 'now' ? because('domain-spent', 'RULEBOOK', args) : because('domain-idle', 'A16', args);
  }
  return card < FIRST_MONSTER ? because('citizen-idle', 'A11') : because('monster-idle', 'A20');
}
