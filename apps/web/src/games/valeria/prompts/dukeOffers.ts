/** What the grid, as far as it is seen, holds of the things a duke counts. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import {
  type Card,
  citizenRow,
  type Duke,
  domainRow,
  dukeRow,
  isCitizen,
  isDomain,
  isMonster,
  monsterRow,
  roleName,
  typeName,
} from '@three-crowns/valeria/board';

interface Offer {
  readonly name: Message | 'offer.citizens' | 'offer.monsters' | 'offer.domains';
  readonly count: number;
}

type Per = ReturnType<typeof dukeRow>['rates'][number]['per'];

export function offersFor(state: State, duke: Duke): Offer[] {
  const cards = state.grid.flat().filter((card) => card >= 0);
  return dukeRow(state, duke).rates.map(({ per }) => ({
    name: nameOf(per),
    count: cards.reduce((sum, card) => sum + countIn(state, card, per), 0),
  }));
}

function nameOf(per: Per): Offer['name'] {
  if (per.of === 'icon') return roleName(per.role);
  return per.of === 'type' ? typeName(per.type) : `offer.${per.of}`;
}

function countIn(state: State, card: Card, per: Per): number {
  switch (per.of) {
    case 'icon':
      if (isCitizen(card)) return citizenRow(state, card).role === per.role ? 1 : 0;
      return isDomain(card) ? domainRow(state, card).icons.filter((icon) => icon === per.role).length : 0;
    case 'type':
      return isMonster(card) && monsterRow(state, card).type === per.type ? 1 : 0;
    case 'citizens':
      return isCitizen(card) ? 1 : 0;
    case 'monsters':
      return isMonster(card) ? 1 : 0;
    case 'domains':
      return isDomain(card) ? 1 : 0;
  }
}
