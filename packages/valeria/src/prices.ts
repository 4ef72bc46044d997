/** What stands on a place of the grid, and what a player would pay for it now (A14). */
import { citizenRow, domainRow } from './cards.ts';
import type { Bundle } from './content/types.ts';
import { isCitizenPlace } from './grid.ts';
import { citizenCost, domainCost, rolesLacking, slayCost } from './moves/actions.ts';
import { isPayable, LEAST_REAL, needsMagic } from './moves/payments.ts';
import { monsterAt } from './moves/stacks.ts';
import { type Player, type State, topOf } from './state.ts';
import { type Card, GOLD, MAGIC, ROLES, type Role, STRENGTH } from './vocabulary.ts';

export interface Price {
  readonly kind: 'recruit' | 'slay' | 'build';
  readonly card: Card;
  /** In gold, or in strength for a monster. */
  readonly cost: number;
  /** Without what one pays more, or less, than is printed. */
  readonly printed: number;
  /** Magic that nothing stands in for. */
  readonly magic: number;
  /** Roles that are missing for a domain, one entry each. */
  readonly missing: readonly Role[];
  /** How much is short, all that can be paid counted; 0 when it can be paid. */
  readonly short: number;
  /** plain: without magic in the place of gold or strength. magic: only with it. no: not at all. */
  readonly payable: 'plain' | 'magic' | 'no';
}

/** Undefined where nothing can be taken. */
export function priceAt(state: State, player: Player, place: number): Price | undefined {
  const monster = monsterAt(state, place);
  if (monster !== undefined) {
    const { strength, magic } = slayCost(state, place, monster);
    return priced(player, { kind: 'slay', card: monster, cost: strength, printed: strength, magic, missing: [] });
  }
  const card = topOf(state, place);
  if (card === undefined) return undefined;
  return isCitizenPlace(place) ? recruitPrice(state, player, card) : buildPrice(state, player, card);
}

function recruitPrice(state: State, player: Player, card: Card): Price {
  const cost = citizenCost(state, player, card);
  const printed = citizenRow(state, card).cost;
  return priced(player, { kind: 'recruit', card, cost, printed, magic: 0, missing: [] });
}

function buildPrice(state: State, player: Player, card: Card): Price {
  const missing = ROLES.flatMap((role, i) => Array<Role>(rolesLacking(state, player, card, i)).fill(role));
  const cost = domainCost(state, player, card);
  return priced(player, { kind: 'build', card, cost, printed: domainRow(state, card).cost, magic: 0, missing });
}

function priced({ have }: Player, price: Omit<Price, 'short' | 'payable'>): Price {
  const { kind, cost, magic, missing } = price;
  const resource = kind === 'slay' ? STRENGTH : GOLD;
  const forMagic = Math.max(0, magic - have[MAGIC]);
  const spare = Math.max(0, have[MAGIC] - magic);
  const short = Math.max(cost - have[resource] - spare, LEAST_REAL - have[resource], 0) + forMagic;
  const canPay = missing.length === 0 && isPayable(cost, have[resource], have[MAGIC] - magic);
  return { ...price, short, payable: !canPay ? 'no' : needsMagic(cost, have[resource]) ? 'magic' : 'plain' };
}

export const priceBundle = ({ kind, cost, magic }: Price): Bundle =>
  kind === 'slay' ? { strength: cost, magic } : { gold: cost };
