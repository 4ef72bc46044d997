import { aloud } from '../../design/Aloud.tsx';
import { useT } from '../../words/texts/index.ts';
import styles from './TableSkeleton.module.css';

/** The zones of a table before anything is known of it, also over a page that is left: nobody looks at an empty one. */
export function TableSkeleton({ isOver = false }: { readonly isOver?: boolean }) {
  const t = useT();
  const Frame = isOver ? 'div' : 'main';
  return (
    <Frame className={styles.table} data-over={isOver || undefined} data-skeleton="" aria-busy="true">
      <p className={aloud}>{t('nav.loading')}</p>
      <div className={styles.bar} />
      <div className={styles.board} />
      <div className={styles.others}>
        <i />
        <i />
      </div>
      <div className={styles.prompt}>
        <i />
      </div>
      <div className={styles.own} />
    </Frame>
  );
}
