import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useOnlineWords } from '../../online/texts/index.ts';
import type { Level } from '../../seats/levels.ts';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../seats/seats.ts';
import styles from './ChairChoice.module.css';

interface Props {
  readonly seat: number;
  readonly bot?: Level | undefined;
  readonly who: string;
  /** Without it the chair is the own one. */
  onPress?(): void;
}

/** A chair of a table about to be opened: one's own, a free one, or a computer's. */
export function ChairChoice({ seat, bot, who, onPress }: Props) {
  const w = useOnlineWords();
  const crest = <Crest colour={SEAT_COLOURS[seat]} charge={SEAT_CHARGES[seat]} size={44} />;
  if (onPress === undefined) {
    return (
      <span className={styles.chair}>
        {crest}
        <small>{who}</small>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.chair}
      aria-label={w('new.chair', { seat: seat + 1, who })}
      onClick={onPress}
    >
      {bot === undefined ? (
        <span className={styles.free}>
          <Icon name="plus" size={20} />
        </span>
      ) : (
        <span className={styles.computer}>
          {crest}
          <Icon name="robot" size={18} className={styles.badge} />
        </span>
      )}
      <small>{who}</small>
    </button>
  );
}
