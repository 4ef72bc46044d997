import styles from './ChanceBar.module.css';

interface Props {
  readonly percent: number;
  /** The chance before the move: a tick. */
  readonly before: number | undefined;
}

/** How much of the win a move is worth; the figure beside it says the same. */
export function ChanceBar({ percent, before }: Props) {
  return (
    <span className={styles.chance} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
      {before !== undefined && <s style={{ left: `${before}%` }} />}
    </span>
  );
}
