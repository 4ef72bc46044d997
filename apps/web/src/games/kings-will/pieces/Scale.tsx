import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import styles from './Scale.module.css';
import { Sign, type SignName } from './Sign.tsx';

export const SCALES = ['mood', 'education', 'development', 'money'] as const;
export type ScaleName = (typeof SCALES)[number];

/** The name of its card. */
export const scaleThing = (scale: ScaleName): string => `scale ${scale}`;

const SIGNS: { readonly [S in ScaleName]: SignName } = {
  mood: 'people',
  education: 'education',
  development: 'development',
  money: 'coins',
};

export interface ScaleStep {
  /** As it is written: -4, +2, 5. */
  readonly value: string;
  /** What the step brings: a sign beside the number. */
  readonly sign?: ReactNode;
  /** The Discs that stand there; the last lies on top. */
  readonly discs: readonly ReactNode[];
  /** The own disc stands there. */
  readonly own?: boolean;
  /** A bad, a plain or a good step (mood). */
  readonly tone?: 'bad' | 'worse' | 'good' | 'better';
}

interface Props {
  readonly scale: ScaleName;
  readonly name: string;
  readonly steps: readonly ScaleStep[];
  readonly className?: string;
}

/** A scale of the administration board with the discs on its steps. A picture: say what it shows beside it. */
export function Scale({ scale, name, steps, className }: Props) {
  return (
    <span className={classes(styles.scale, className)} data-scale={scale}>
      <span className={styles.name}>
        <Sign name={SIGNS[scale]} />
        {name}
      </span>
      <span className={styles.steps} aria-hidden="true">
        {steps.map(({ value, sign, discs, own, tone }) => (
          <span
            key={value}
            className={classes(styles.step, own && styles.own, tone !== undefined && styles[tone])}
            data-discs={discs.length}
            data-step={value}
          >
            <span className={styles.head}>
              <span className={styles.value}>{value}</span>
              {sign !== undefined && <span className={styles.sign}>{sign}</span>}
            </span>
            <span className={styles.discs}>{discs}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
