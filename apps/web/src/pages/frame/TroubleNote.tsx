import type { Trouble } from '../../storage/readRecord.ts';
import { useT } from '../../words/texts/index.ts';
import styles from './TroubleNote.module.css';

/** Says that a file cannot be used, where the fault is and what was expected there. */
export function TroubleNote({ title, trouble }: { readonly title: string; readonly trouble: Trouble }) {
  const t = useT();
  return (
    <div role="alert" className={styles.note}>
      <strong>{title}</strong>
      <dl>
        {trouble.place !== '' && (
          <div>
            <dt>{t('import.place')}</dt>
            <dd>
              <code>{trouble.place}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('import.why')}</dt>
          <dd lang="en">{trouble.reason}</dd>
        </div>
      </dl>
    </div>
  );
}
