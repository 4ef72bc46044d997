/** Names, and what a screen reader says of the things on the table, in the reader's language. */
import type { Message } from '@three-crowns/core';
import {
  areaName,
  type Card,
  cardName,
  citizenRow,
  contentOf,
  type Duke,
  domainRow,
  dukeName,
  EXHAUSTED,
  FIRST_CITIZEN_PLACE,
  isCitizenPlace,
  isDomain,
  isEvent,
  monsterRow,
  type Price,
  priceAt,
  RESOURCES,
  type Role,
  roleName,
  SLOTS,
  tokensOn,
  topOf,
  typeName,
} from '@three-crowns/valeria/board';
import { type Say, useTableWords } from '../../../words/words.ts';
import type { Key } from '../texts/en.ts';
import { useBoardWords } from '../texts/index.ts';
import type { View } from './view.ts';

export interface Labels {
  readonly t: Say<Key>;
  readonly say: (message: Message) => string;
  card(card: Card): string;
  duke(duke: Duke): string;
  role(role: Role): string;
  owned(card: Card, count: number): string;
  place(place: number): string;
}

export function useLabels(view: View): Labels {
  const t = useBoardWords();
  const say = useTableWords(view);
  const { state } = view;
  const card = (one: Card): string => say(cardName(one));
  const role = (one: Role): string => say(roleName(one));
  const cost = ({ kind, cost, magic }: Price): string =>
    kind === 'slay' ? t('cost.slay', { strength: cost, magic }) : t('cost.gold', { gold: cost });
  const can = ({ payable, short, missing }: Price): string[] => [
    ...(missing.length > 0 ? [t('missing', { roles: missing.map(role).join(', ') })] : []),
    ...(payable === 'no' ? (short > 0 ? [t('short', { count: short })] : []) : [t(`can.${payable}`)]),
  ];
  const about = (one: Card): string[] => {
    if (isDomain(one)) {
      const { icons, points } = domainRow(state, one);
      return [t('needs', { roles: icons.map(role).join(', ') }), t('points', { count: points })];
    }
    if (one < contentOf(state).citizens.length) {
      const { slot, role: own } = citizenRow(state, one);
      return [t('number', { number: slot }), role(own)];
    }
    const row = monsterRow(state, one);
    const area = 'area' in row ? [say(areaName(row.area))] : [t('event', { number: row.number })];
    return [say(typeName(row.type)), ...area, t('points', { count: row.points })];
  };
  return {
    t,
    say,
    card,
    role,
    duke: (duke) => say(dukeName(duke)),
    owned: (one, count) => (count === 1 ? card(one) : t('several', { count, name: card(one) })),
    place(place) {
      const price = priceAt(state, state.players[view.own], place);
      if (price === undefined) {
        const number = isCitizenPlace(place) ? [t('number', { number: SLOTS[place - FIRST_CITIZEN_PLACE] })] : [];
        return [t(state.cover[place] === EXHAUSTED ? 'exhausted' : 'noCard'), ...number].join(', ');
      }
      const tokens = RESOURCES.flatMap((name, resource) => {
        const count = tokensOn(state, place, resource);
        return count === 0 ? [] : [t('tokens', { count, kind: t(`kind.${name}`) })];
      });
      const count = isEvent(price.card) || topOf(state, place) === undefined ? 1 : state.grid[place].length;
      return [
        card(price.card),
        ...about(price.card),
        cost(price),
        ...tokens,
        ...can(price),
        t('cards', { count }),
      ].join(', ');
    },
  };
}
