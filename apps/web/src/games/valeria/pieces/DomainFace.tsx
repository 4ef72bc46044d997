import { contentOf, domainRow, iconLine, type Role } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { DomainArt } from './art/DomainArt.tsx';
import { CostCoin, Laurel, RoleBadge } from './Badges.tsx';
import styles from './DomainFace.module.css';
import face from './Face.module.css';
import { FaceName } from './FaceName.tsx';
import type { GridCardProps } from './gridCardProps.ts';
import { IconLine } from './IconLine.tsx';
import { useCardWords } from './useCardWords.ts';

/** A domain: what it costs and needs, what it is worth, and what it does in words where there is room. */
export function DomainFace({ state, card, price, can, missing = [], short = 0 }: GridCardProps) {
  const { partsOf, t } = useCardWords();
  const row = domainRow(state, card);
  return (
    <span className={classes(face.face, styles.domain)}>
      <DomainArt card={card} />
      <CostCoin now={price?.gold ?? row.cost} printed={row.cost} withMagic={can === 'magic'} />
      <span className={styles.needs}>
        {marked(row.icons, missing).map(({ role, isMissing }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is printed on the card
          <RoleBadge key={i} role={role} isMissing={isMissing} />
        ))}
      </span>
      <Laurel points={row.points} />
      {short > 0 && <span className={styles.short}>{t('short', { count: short })}</span>}
      <span className={face.plate}>
        <FaceName card={card} />
        <span className={styles.text}>{partsOf(state, card)[0]?.text}</span>
        <span className={styles.icons}>
          <IconLine icons={iconLine(contentOf(state), card)[0]?.icons ?? []} isStamped />
        </span>
      </span>
    </span>
  );
}

/** Which of the needed roles are lacking: the last ones of each role. */
function marked(icons: readonly Role[], missing: readonly Role[]): { role: Role; isMissing: boolean }[] {
  const lacking = [...missing];
  return [...icons]
    .reverse()
    .map((role) => {
      const at = lacking.indexOf(role);
      if (at >= 0) lacking.splice(at, 1);
      return { role, isMissing: at >= 0 };
    })
    .reverse();
}
