import {
  citizenRow,
  domainRow,
  isCitizen,
  isDomain,
  isMonster,
  monsterRow,
  producerRow,
} from '@three-crowns/valeria/board';
import { CostCoin, Laurel, NumberFlag, RoleBadge, SignFlag, SlayCost } from './Badges.tsx';
import { Die } from './Dice.tsx';
import { roleOf } from './glyphs/roleOf.ts';
import type { LargeCardProps } from './LargeCard.tsx';
import styles from './LargeCorners.module.css';
import { Tokens } from './Token.tsx';

/** The marks in the corners of an opened card: the same as on the small one. */
export function Corners({ state, card, price, tokens, isOwned = false }: LargeCardProps) {
  if (isDomain(card)) {
    const { cost, icons, points } = domainRow(state, card);
    return (
      <span className={styles.corners} aria-hidden="true">
        {!isOwned && <CostCoin now={price?.gold ?? cost} printed={cost} />}
        <span className={styles.needs}>
          {icons.map((role, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is printed on the card
            <RoleBadge key={i} role={role} />
          ))}
        </span>
        <Laurel points={points} />
      </span>
    );
  }
  if (isMonster(card)) {
    const row = monsterRow(state, card);
    return (
      <span className={styles.corners} aria-hidden="true">
        <SlayCost strength={price?.strength ?? row.strength} magic={price?.magic ?? row.magic} printed={row} />
        <Laurel points={row.points} />
        {tokens !== undefined && <Tokens tokens={tokens} />}
        {'number' in row && <Die value={row.number} className={styles.eventDie} />}
      </span>
    );
  }
  const { slot } = producerRow(state, card);
  const role = roleOf(state, card);
  const cost = isCitizen(card) && !isOwned ? citizenRow(state, card).cost : undefined;
  return (
    <span className={styles.corners} aria-hidden="true">
      {slot === undefined ? <SignFlag name="trumpet" /> : <NumberFlag number={slot} />}
      {role !== undefined && <RoleBadge role={role} />}
      {cost !== undefined && <CostCoin now={price?.gold ?? cost} printed={cost} />}
    </span>
  );
}
