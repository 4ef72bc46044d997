import { EXHAUSTED } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { NumberFlag } from './Badges.tsx';
import styles from './Face.module.css';
import { Glyph } from './glyphs/Glyph.tsx';
import type { GridCardProps } from './gridCardProps.ts';
import { useCardWords } from './useCardWords.ts';

/** A place whose stack is gone. */
export function ExhaustedFace({ card, number }: GridCardProps) {
  const { t } = useCardWords();
  return (
    <span className={classes(styles.face, styles.exhausted)}>
      {number !== undefined && <NumberFlag number={number} />}
      {card === EXHAUSTED && <Glyph name="cracked-shield" />}
      <span className={styles.plate}>
        <span className={styles.name} data-short={t('exhausted')} data-text={t('exhausted')} />
      </span>
    </span>
  );
}

/** A card that lies face down. */
export function CardBack() {
  return (
    <span className={classes(styles.face, styles.back)}>
      <Glyph name="crown" />
    </span>
  );
}
