import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { useT } from '../texts/index.ts';
import styles from './LookBar.module.css';

/** In the place of the question while somebody looks back at a scene. */
export function LookBar({ view, scenes }: TableParts) {
  const t = useT();
  const { name, colour, charge } = view.seats[scenes.shown?.scene.seat ?? view.own];
  return (
    <section className={styles.bar} aria-label={t('replay.title')} style={{ '--accent': `var(--${colour})` }}>
      <Crest colour={colour} charge={charge} size={40} />
      <b>{t('scene', { name })}</b>
      <Button kind="primary" onClick={scenes.leave}>
        {t('replay.back')}
      </Button>
    </section>
  );
}
