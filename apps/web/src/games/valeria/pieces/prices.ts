/** What stands on a place of the grid and what the own seat would pay for it now. */
import type { State } from '@three-crowns/valeria';
import {
  type Bundle,
  type Card,
  citizenCost,
  citizenRow,
  citizensWith,
  domainCost,
  domainRow,
  GOLD,
  isCitizenPlace,
  isDomainPlace,
  MAGIC,
  monsterAt,
  type Player,
  ROLES,
  type Role,
  STRENGTH,
  slayCost,
  topOf,
} from '@three-crowns/valeria/board';

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

export function priceAt(state: State, player: Player, place: number): Price | undefined {
  const monster = monsterAt(state, place);
  if (monster !== undefined) return slayPrice(state, player, place, monster);
  const card = topOf(state, place);
  if (card === undefined) return undefined;
  if (isCitizenPlace(place)) {
    const cost = citizenCost(state, player, card);
    const printed = citizenRow(state, card).cost;
    return priced(player, { kind: 'recruit', card, cost, printed, magic: 0, missing: [] });
  }
  if (!isDomainPlace(place)) return undefined;
  const row = domainRow(state, card);
  const cost = domainCost(state, player, card);
  const missing = missingRoles(state, player, row.icons);
  return priced(player, { kind: 'build', card, cost, printed: row.cost, magic: 0, missing });
}

function slayPrice(state: State, player: Player, place: number, card: Card): Price {
  const { strength, magic } = slayCost(state, place, card);
  return priced(player, { kind: 'slay', card, cost: strength, printed: strength, magic, missing: [] });
}

/** A14: at least one of it is real. */
function priced({ have }: Player, price: Omit<Price, 'short' | 'payable'>): Price {
  const { kind, cost, magic, missing } = price;
  const real = have[kind === 'slay' ? STRENGTH : GOLD];
  const spare = Math.max(0, have[MAGIC] - magic);
  const forMagic = Math.max(0, magic - have[MAGIC]);
  const short = Math.max(cost - real - spare, real === 0 ? 1 : 0, 0) + forMagic;
  const isPlain = real >= cost && forMagic === 0;
  const payable = short > 0 || missing.length > 0 ? 'no' : isPlain ? 'plain' : 'magic';
  return { ...price, short, payable };
}

export const priceBundle = ({ kind, cost, magic }: Price): Bundle =>
  kind === 'slay' ? { strength: cost, magic } : { gold: cost };

function missingRoles(state: State, player: Player, icons: readonly Role[]): Role[] {
  return ROLES.flatMap((role, i) => {
    const needed = icons.filter((icon) => icon === role).length;
    const lacking = needed - citizensWith(state, player, i);
    return Array<Role>(Math.max(0, lacking)).fill(role);
  });
}
