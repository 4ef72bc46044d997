import { Aloud } from '../../design/Aloud.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useT } from '../texts/index.ts';
import styles from './Gain.module.css';

/** The score before and after. */
export function Gain({ before, after }: { readonly before: number; readonly after: number }) {
  const t = useT();
  if (before === after) return null;
  return (
    <span className={styles.gain}>
      <Aloud>{t('preview.score')}</Aloud> {before} <Icon name="arrow-right" size={15} /> <b>{after}</b>
    </span>
  );
}
