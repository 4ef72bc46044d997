import { useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { EndWords } from '../screen/ending.ts';
import { useT } from '../texts/index.ts';
import styles from './CeremonyBar.module.css';
import type { Telling } from './useTelling.ts';

interface Props {
  readonly telling: Telling;
  readonly scenes: readonly EndWords[];
  /** Steps come by themselves, unless somebody holds them. */
  readonly canRun: boolean;
  onSkip(): void;
}

/** Where one is, what happens, and the way on. */
export function CeremonyBar({ telling, scenes, canRun, onSkip }: Props) {
  const t = useT();
  const { at, isLast } = telling;
  const hold = t(telling.isRunning ? 'end.hold' : 'end.run');
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus({ preventScroll: true }), []);
  const next = isLast ? t('end.toPad') : (scenes[at + 1].lead ?? t('end.next'));
  return (
    <footer className={styles.bar}>
      <ol className={styles.way} aria-label={t('end.way')}>
        {scenes.map(({ name, isHidden }, i) => {
          const isCovered = isHidden === true && i > at;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an ended game never change
              key={i}
              aria-current={i === at ? 'step' : undefined}
              data-told={i < at ? 'yes' : undefined}
              aria-label={isCovered ? t('end.step', { step: i + 1, count: scenes.length }) : name}
            >
              <span>{isCovered ? i + 1 : name}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.sentence} role="status">
        {scenes[at].sentence}
      </p>
      <nav className={styles.keys} aria-label={t('end.way')}>
        <Button className={styles.back} disabled={at === 0} aria-label={t('end.back')} onClick={telling.back}>
          <Icon name="arrow-left" size={18} /> <span>{t('end.back')}</span>
        </Button>
        {canRun && (
          <Button className={styles.hold} aria-label={hold} onClick={telling.hold}>
            <Icon name={telling.isRunning ? 'pause' : 'play'} size={18} /> <span>{hold}</span>
          </Button>
        )}
        <button ref={way} type="button" className={styles.next} onClick={telling.next}>
          {next}
        </button>
        <Button kind="quiet" className={styles.skip} onClick={onSkip}>
          {t('end.skip')}
        </Button>
      </nav>
    </footer>
  );
}
