import type { Trouble, Why } from '../../storage/readRecord.ts';
import { useFaultT } from '../../words/faults/index.ts';
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
          <Reason why={trouble.reason} />
        </div>
      </dl>
    </div>
  );
}

function Reason({ why }: { readonly why: Why }) {
  const say = useFaultT();
  if ('fault' in why) return <dd>{say(why.fault.key, why.fault.args)}</dd>;
  return 'said' in why ? <dd>{why.said}</dd> : <dd lang="en">{why.english}</dd>;
}
