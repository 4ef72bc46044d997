import { UNITS, type UnitName } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import styles from './Good.module.css';
import { Sign } from './Sign.tsx';

interface Props {
  readonly name: UnitName;
  /** What a screen reader says; without it the sign is decoration beside words. */
  readonly title?: string;
  /** In pixels; without it a little larger than the text around it. */
  readonly size?: number;
  readonly className?: string;
}

/** A good, a coin or a farmer as a small stamped cube: its colour and its sign. */
export function Good({ name, title, size, className }: Props) {
  return (
    <span
      className={classes(styles.good, styles[name], className)}
      style={size === undefined ? undefined : { fontSize: size * 0.8 }}
      data-good={name}
    >
      <Sign name={name} {...(title === undefined ? {} : { title })} />
    </span>
  );
}

/** How many of each unit, as UNITS lists them: 2 wood, 1 coin. `label` says the same in words. */
export function Cost({ units, label }: { readonly units: readonly number[]; readonly label?: string }) {
  return (
    <span className={styles.cost} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      {UNITS.map((name, unit) => {
        const count = units[unit] ?? 0;
        if (count === 0) return null;
        return (
          <span key={name} className={styles.part}>
            <b>{count}</b>
            <Good name={name} />
          </span>
        );
      })}
    </span>
  );
}
