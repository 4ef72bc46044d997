import { accentOf } from '../../design/accent.ts';
import box from '../../design/Box.module.css';
import { classes } from '../../design/classes.ts';
import sheet from '../../design/sheet.module.css';
import type { Registration } from '../../registration/registration.ts';
import { loadGameAhead } from '../ahead/ahead.ts';
import { Facts } from '../frame/Facts.tsx';
import { Picture } from '../frame/Picture.tsx';
import { useShelfTexts } from '../frame/useShelfTexts.ts';
import { Actions } from './Actions.tsx';
import styles from './GameCard.module.css';

export function GameCard({ game }: { readonly game: Registration }) {
  const { id, name } = game.facts;
  const { line } = useShelfTexts(game);
  const { colour } = game.shelf;
  return (
    <article
      onPointerEnter={() => loadGameAhead(id)}
      onFocus={() => loadGameAhead(id)}
      className={classes(sheet.high, styles.card)}
      style={accentOf(colour)}
    >
      <div className={classes(box.window, styles.picture)}>
        <Picture game={id} />
      </div>
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.line}>{line}</p>
        <Facts game={game} />
        <Actions game={game.facts} />
      </div>
    </article>
  );
}
