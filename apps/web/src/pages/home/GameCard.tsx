import box from '../../design/Box.module.css';
import { classes } from '../../design/classes.ts';
import { DrawnIcon, type DrawnName } from '../../design/icons/DrawnIcon.tsx';
import type { Registration } from '../../registration/registration.ts';
import { useT } from '../../words/texts/index.ts';
import { loadGameAhead } from '../ahead/ahead.ts';
import { Picture } from '../frame/Picture.tsx';
import { useShelfTexts } from '../frame/useShelfTexts.ts';
import { Actions } from './Actions.tsx';
import styles from './GameCard.module.css';

export function GameCard({ game }: { readonly game: Registration }) {
  const t = useT();
  const { id, name, seats, minutes } = game.facts;
  const { line, kind } = useShelfTexts(game);
  const { colour } = game.shelf;
  return (
    <article
      onPointerEnter={() => loadGameAhead(id)}
      onFocus={() => loadGameAhead(id)}
      className={classes(box.lid, styles.card)}
      style={{ '--accent': `var(--${colour})`, '--accent-ink': `var(--${colour}-ink)` }}
    >
      <div className={classes(box.window, styles.picture)}>
        <Picture game={id} />
      </div>
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.line}>{line}</p>
        <dl className={styles.facts}>
          <Fact icon="people" name={t('home.players')} value={t('home.playersRange', seats)} />
          <Fact icon="clock" name={t('home.length')} value={t('home.minutes', { minutes })} />
          <Fact icon="crown" name={t('home.character')} value={kind} />
        </dl>
        <Actions game={game.facts} />
      </div>
    </article>
  );
}

function Fact({ icon, name, value }: { readonly icon: DrawnName; readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>
        <DrawnIcon name={icon} size={18} title={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
