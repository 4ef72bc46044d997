import box from '../../design/Box.module.css';
import { classes } from '../../design/classes.ts';
import { Icon, type IconName } from '../../design/icons/Icon.tsx';
import type { Registration } from '../../registration/registration.ts';
import { useT } from '../../words/texts/index.ts';
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
          <Fact icon="queen-crown" name={t('home.character')} value={kind} />
        </dl>
        <Actions game={game.facts} />
      </div>
    </article>
  );
}

function Fact({ icon, name, value }: { readonly icon: IconName; readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} title={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
