import type { Message } from '@three-crowns/core';
import { Icon } from '../../design/icons/Icon.tsx';
import type { Phase } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './TableBar.module.css';

interface Props {
  readonly phases: readonly Phase[];
  readonly words: (message: Message) => string;
}

/** Where in the turn we are: done, now, next. */
export function PhaseStrip({ phases, words }: Props) {
  const t = useT();
  if (phases.length === 0) return <span className={styles.gap} />;
  return (
    <ol className={styles.phases} aria-label={t('phases')}>
      {phases.map((phase, i) => {
        const name = words(phase.name);
        const note = phase.optional ? ` (${t('optional')})` : '';
        return (
          <li
            key={phase.key}
            data-state={phase.state}
            aria-current={phase.state === 'now' ? 'step' : undefined}
            title={t(`phase.${phase.state}`, { name: name + note })}
          >
            <span className={styles.shield} aria-hidden="true">
              {phase.state === 'done' ? <Icon name="tick" size={14} /> : i + 1}
            </span>
            <span className={styles.name}>
              {name}
              {phase.optional && <small>{t('optional')}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
