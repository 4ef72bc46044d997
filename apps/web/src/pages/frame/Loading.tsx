import { Crowns } from '../../design/Crowns.tsx';
import { useT } from '../../words/texts/index.ts';
import styles from './Loading.module.css';

export function Loading() {
  const t = useT();
  return (
    <main className={styles.loading} aria-busy="true">
      <Crowns />
      <p>{t('nav.loading')}</p>
    </main>
  );
}
