import box from '../../design/Box.module.css';
import { classes } from '../../design/classes.ts';
import { Icon, type IconName } from '../../design/icons/Icon.tsx';
import type { GameFacts } from '../../games/shelf.ts';
import { useT } from '../../words/texts/index.ts';
import { Actions } from './Actions.tsx';
import styles from './GameCard.module.css';

export function GameCard({ game }: { readonly game: GameFacts }) {
  const t = useT();
  const { id, name, minutes, colour, Picture } = game;
  return (
    <article className={classes(box.lid, styles.card, styles[colour])}>
      <div className={classes(box.window, styles.picture)}>
        <Picture />
      </div>
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.line}>{t(`shelf.${id}.line`)}</p>
        <dl className={styles.facts}>
          <Fact icon="people" name={t('home.players')} value={t(`shelf.${id}.players`)} />
          <Fact icon="clock" name={t('home.length')} value={t('home.minutes', { minutes })} />
          <Fact icon="queen-crown" name={t('home.character')} value={t(`shelf.${id}.kind`)} />
        </dl>
        <Actions game={game} />
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
