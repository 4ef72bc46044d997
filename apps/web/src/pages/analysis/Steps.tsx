import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import styles from './Steps.module.css';
import { stepAmong } from './study/rows.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

type Props = Pick<StudyParts, 'faults' | 'at' | 'show'>;

/** From mistake to mistake. */
export function Steps({ faults, at, show }: Props) {
  const t = useT();
  const [back, next] = [stepAmong(faults, at, -1), stepAmong(faults, at, 1)];
  const go = (ply: number | undefined) => ply !== undefined && show(ply);
  return (
    <div className={styles.steps}>
      <IconButton
        kind="plain"
        label={t('step.first')}
        aria-disabled={faults.length === 0}
        onClick={() => go(faults[0])}
      >
        <Icon name="to-start" size={20} />
      </IconButton>
      <IconButton kind="plain" label={t('step.back')} aria-disabled={back === undefined} onClick={() => go(back)}>
        <Icon name="step-back" size={20} />
      </IconButton>
      <FaultCount faults={faults} at={at} />
      <IconButton
        kind="plain"
        className={styles.next}
        label={t('step.next')}
        aria-disabled={next === undefined}
        onClick={() => go(next)}
      >
        <Icon name="step-forward" size={20} />
      </IconButton>
    </div>
  );
}

/** "mistake 2 of 7", or how many there are. */
export function FaultCount({ faults, at }: Omit<Props, 'show'>) {
  const t = useT();
  const here = faults.indexOf(at);
  const count = faults.length;
  return (
    <span className={styles.count}>
      {t('step.name', { count: here < 0 ? count : 1 })}{' '}
      <b>{here < 0 ? count : t('step.at', { at: here + 1, count })}</b>
    </span>
  );
}
