import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import styles from './Coin.module.css';

interface CoinProps {
  readonly gold: number;
  readonly className?: string | undefined;
  /** Where it lies, to let it travel. */
  readonly place?: string;
}

/** Gold on a place, or a sum of it. */
export function Coin({ gold, className, place }: CoinProps) {
  return (
    <b
      className={classes(styles.coin, className)}
      data-fly={place === undefined ? undefined : `coin ${place}`}
      aria-hidden="true"
    >
      {gold}
    </b>
  );
}

/** A kingdom token with its points. */
export function KingdomToken({ points }: { readonly points: number }) {
  return (
    <b className={styles.kingdom} data-text={points} aria-hidden="true">
      <Icon name="castle" />
    </b>
  );
}

/** Lies on a portrait whose column has paid its taxes. */
export function TaxToken({ title }: { readonly title: string }) {
  return (
    <span className={styles.tax}>
      <Icon name="stacked-coins" title={title} />
    </span>
  );
}
