/** What the grid, as far as it is seen, holds of the things a duke counts. */
import { type Message, UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import {
  CITIZENS,
  countOf,
  type Duke,
  dukeRow,
  isDomain,
  isMonster,
  roleName,
  typeName,
} from '@three-crowns/valeria/board';

interface Offer {
  readonly name: Message | 'offer.citizens' | 'offer.monsters' | 'offer.domains';
  readonly count: number;
}

type Per = ReturnType<typeof dukeRow>['rates'][number]['per'];

export function offersFor(state: State, duke: Duke): Offer[] {
  const cards = state.grid.flat().filter((card) => card !== UNKNOWN);
  const held = {
    citizens: CITIZENS.map((_, kind) => cards.filter((card) => card === kind).length),
    domains: cards.filter(isDomain),
    monsters: cards.filter(isMonster),
  };
  return dukeRow(state, duke).rates.map(({ per }) => ({ name: nameOf(per), count: countOf(state, held, per) }));
}

function nameOf(per: Per): Offer['name'] {
  if (per.of === 'icon') return roleName(per.role);
  return per.of === 'type' ? typeName(per.type) : `offer.${per.of}`;
}
