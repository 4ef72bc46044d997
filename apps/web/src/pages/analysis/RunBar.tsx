import { Button } from '../../design/Button.tsx';
import styles from './RunBar.module.css';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

/** How far the analysis is, or the deeper one, and what can be done about it. Nothing once it is done as deeply as it can be. */
export function RunBar({ run, state, study }: Pick<StudyParts, 'run' | 'state' | 'study'>) {
  const t = useT();
  const { status, analysis, deeper, isDeeper, problem } = state;
  if (status === 'reading') return null;
  if (status === 'done') {
    if (analysis?.budget !== 'standard') return null;
    return (
      <Button size="small" onClick={() => run.lookDeeper()}>
        {t('run.deep')}
      </Button>
    );
  }
  const [done, count] = [(isDeeper ? deeper : analysis)?.steps.length ?? 0, study.plies];
  const key = isDeeper && status === 'running' ? 'run.deeper' : (`run.${status}` as const);
  const text = t(key, { done, count, reason: problem ?? '' });
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
        <Button size="small" onClick={() => run.resume()}>
          {t('run.resume')}
        </Button>
      )}
    </div>
  );
}
