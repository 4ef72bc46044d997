import { WILLS, type WillName } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { breakable } from './breaks.ts';
import { Sign, type SignName } from './Sign.tsx';
import styles from './WillCard.module.css';

export const WILL_SIGNS: { readonly [W in WillName]: SignName } = {
  A: 'crown',
  B: 'education',
  C: 'development',
  D: 'people',
  E: 'land',
  F: 'farmstead',
  G: 'castle',
  H: 'monastery',
  I: 'house',
  J: 'stone',
  K: 'coins',
  L: 'village',
  M: 'land',
  N: 'street',
  O: 'tower',
  P: 'estate',
};

/** What is written on the face of a card. */
export interface WillFace {
  readonly will: number;
  readonly name: string;
  /** The upper part: what it pays. */
  readonly reward: ReactNode;
  /** The lower part: what draws the king's wrath. */
  readonly wrath: ReactNode;
}

interface Props {
  /** Undefined: not known, its back is shown. */
  readonly face?: WillFace;
  /** Small as on the plan, or large to be read. */
  readonly large?: boolean;
  readonly className?: string;
}

/** A card of the king's will: face or back. Fills its box. */
export function WillCard({ face, large = false, className }: Props) {
  if (face === undefined) return <WillBack {...(className === undefined ? {} : { className })} />;
  return (
    <span className={classes(styles.card, large && styles.large, className)}>
      <span className={styles.head}>
        <Sign name={WILL_SIGNS[WILLS[face.will]]} />
        <span className={styles.name} data-long={face.name.length > 9 ? '' : undefined}>
          {breakable(face.name)}
        </span>
        <span className={styles.letter} aria-hidden="true">
          {WILLS[face.will]}
        </span>
      </span>
      <span className={styles.reward}>{large ? <span className={styles.words}>{face.reward}</span> : face.reward}</span>
      <span className={styles.wrath}>
        <Sign name="wrath" />
        <span>{face.wrath}</span>
      </span>
    </span>
  );
}

function WillBack({ className }: { readonly className?: string }) {
  return (
    <span className={classes(styles.card, styles.back, className)}>
      <Sign name="crown" />
    </span>
  );
}
