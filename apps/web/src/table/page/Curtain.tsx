import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import sheet from '../../design/sheet.module.css';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './Curtain.module.css';

/** Covers the table while the screen goes from one person to the next. */
export function Curtain({ snapshot, onTake }: { readonly snapshot: Snapshot; onTake(): void }) {
  const t = useT();
  if (snapshot.asked === undefined) return null;
  const { name, colour, charge } = snapshot.seats[snapshot.asked.seat];
  return (
    <main className={styles.curtain} style={{ '--accent': `var(--${colour})` }}>
      <div className={classes(sheet.high, styles.card)}>
        <Crest colour={colour} charge={charge} size={110} />
        <h1>{t('hand.title', { name })}</h1>
        <p>{t('hand.text')}</p>
        <Button kind="primary" size="large" onClick={onTake} autoFocus>
          {t('hand.take', { name })}
        </Button>
      </div>
    </main>
  );
}
