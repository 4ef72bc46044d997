import { citizenRow, domainRow, isCitizen, isDomain, isMonster, monsterRow } from '@three-crowns/valeria/board';
import type { LargeCardProps } from './LargeCard.tsx';
import { useCardWords } from './useCardWords.ts';

interface CostWords {
  readonly title: string;
  readonly text: string;
}

/** What a card costs now, in words, and why that is not what is printed on it. Undefined for starters. */
export function useCostWords({ state, card, price }: LargeCardProps): CostWords | undefined {
  const { t, nameOf, roleNameOf } = useCardWords();
  if (isDomain(card)) {
    const { cost, icons } = domainRow(state, card);
    const gold = price?.gold ?? cost;
    const needs = `${t('cost.build', { gold })} ${icons.map(roleNameOf).join(', ')}.`;
    return { title: t('part.build'), text: gold === cost ? needs : `${needs} ${t('cost.cheaper', { printed: cost })}` };
  }
  if (isMonster(card)) {
    const row = monsterRow(state, card);
    const { strength = row.strength, magic = row.magic } = price ?? {};
    const text = magic > 0 ? t('cost.slayMagic', { strength, magic }) : t('cost.slay', { strength });
    const isRaised = strength !== row.strength || magic !== row.magic;
    const printed = row.magic > 0 ? `${row.strength} + ${row.magic}` : `${row.strength}`;
    return { title: t('part.slay'), text: isRaised ? `${text} ${t('cost.raised', { printed })}` : text };
  }
  if (!isCitizen(card)) return undefined;
  const { cost } = citizenRow(state, card);
  const gold = price?.gold ?? cost;
  const text = t('cost.recruit', { gold });
  const why = gold > cost ? ` ${t('cost.dearer', { printed: cost, name: nameOf(card) })}` : '';
  return { title: t('part.recruit'), text: text + why };
}
