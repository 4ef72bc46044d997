import type { State } from '@three-crowns/valeria';
import { type Card, domainRow, isDomain, isMonster, monsterRow } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { CitizenArt } from './art/CitizenArt.tsx';
import { DomainArt } from './art/DomainArt.tsx';
import { MonsterArt } from './art/MonsterArt.tsx';
import { Laurel, RoleBadge } from './Badges.tsx';
import { roleOf } from './glyphs/roleOf.ts';
import styles from './MiniCard.module.css';
import { useCardWords } from './useCardWords.ts';

interface Props {
  readonly state: State;
  readonly card: Card;
  /** How many of it, fanned upwards; the figure stands in the corner from two on. */
  readonly count?: number | undefined;
  readonly fly?: string | undefined;
}

/** A card that somebody owns, as wide as its place, about 56 by 80 pixels. The label around it says what it is. */
export function MiniCard({ state, card, count = 1, fly }: Props) {
  const { shortName } = useCardWords();
  const role = roleOf(state, card);
  const points = isDomain(card)
    ? domainRow(state, card).points
    : isMonster(card)
      ? monsterRow(state, card).points
      : undefined;
  const kind = points === undefined ? (role ?? 'starter') : isDomain(card) ? 'domain' : 'monster';
  return (
    <span
      className={classes(styles.mini, styles[kind])}
      style={{ '--more': Math.min(count, 4) - 1 }}
      data-fly={fly}
      aria-hidden="true"
    >
      <span className={styles.inner}>
        <Picture state={state} card={card} />
        {points !== undefined && <Laurel points={points} />}
        {role !== undefined && <RoleBadge role={role} />}
        {isDomain(card) && (
          <span className={styles.name} lang={undefined}>
            {shortName(card)}
          </span>
        )}
      </span>
      {count > 1 && <b className={styles.count}>×{count}</b>}
    </span>
  );
}

/** The picture of any card. */
export function Picture({ state, card }: { readonly state: State; readonly card: Card }) {
  if (isDomain(card)) return <DomainArt card={card} />;
  return isMonster(card) ? <MonsterArt state={state} card={card} /> : <CitizenArt state={state} card={card} />;
}
