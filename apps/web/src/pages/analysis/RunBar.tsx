import { Button } from '../../design/Button.tsx';
import styles from './RunBar.module.css';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

/** How far the analysis is, and what can be done about it. Nothing once it is done as deeply as it can be. */
export function RunBar({ run, state, study }: Pick<StudyParts, 'run' | 'state' | 'study'>) {
  const t = useT();
  const { status, analysis, problem } = state;
  if (status === 'reading') return null;
  if (status === 'done') {
    if (analysis?.budget !== 'standard') return null;
    return (
      <Button size="small" onClick={() => void run.resume('deep')}>
        {t('run.deep')}
      </Button>
    );
  }
  const [done, count] = [analysis?.steps.length ?? 0, study.plies];
  const text = status === 'failed' ? t('run.failed', { reason: problem ?? '' }) : t(`run.${status}`, { done, count });
  return (
    <div className={styles.run} data-run={status}>
      <progress aria-label={t('run.title')} value={done} max={count} />
      <span>{text}</span>
      {status === 'running' && (
        <Button size="small" onClick={() => run.stop()}>
          {t('run.stop')}
        </Button>
      )}
      {(status === 'stopped' || status === 'failed') && (
        <Button size="small" onClick={() => void run.resume()}>
          {t('run.resume')}
        </Button>
      )}
    </div>
  );
}
