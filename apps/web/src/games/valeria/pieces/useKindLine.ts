import { UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { type Card, isDomain, isMonster, monsterRow, producerRow } from '@three-crowns/valeria/board';
import { roleOf } from './glyphs/roleOf.ts';
import { useCardWords } from './useCardWords.ts';

/** "Beast of the Mountains": what kind of card it is. */
export function useKindLine(state: State, card: Card): string {
  const { t, typeNameOf, areaNameOf, roleNameOf } = useCardWords();
  if (card === UNKNOWN) return '';
  if (isDomain(card)) return t('kind.domain');
  if (isMonster(card)) {
    const row = monsterRow(state, card);
    const type = typeNameOf(row.type);
    return 'area' in row
      ? t('kind.monster', { type, area: areaNameOf(row.area) })
      : t('kind.event', { number: row.number, type });
  }
  const role = roleOf(state, card);
  if (role === undefined) return t('kind.starter');
  return t('kind.citizen', { role: roleNameOf(role), number: producerRow(state, card).slot ?? '' });
}
