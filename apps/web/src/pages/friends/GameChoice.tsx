import { aloud } from '../../design/Aloud.tsx';
import box from '../../design/Box.module.css';
import { classes } from '../../design/classes.ts';
import { GAMES } from '../../games/list.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import type { Registration } from '../../registration/registration.ts';
import { Picture } from '../frame/Picture.tsx';
import styles from './NewTable.module.css';

interface Props {
  readonly chosen: Registration;
  onChoose(game: Registration): void;
}

/** Which game, by the lids of the boxes. */
export function GameChoice({ chosen, onChoose }: Props) {
  const w = useOnlineWords();
  return (
    <fieldset className={styles.games}>
      <legend className={aloud}>{w('new.game')}</legend>
      {GAMES.map((game) => (
        <label key={game.facts.id} style={{ '--accent': `var(--${game.shelf.colour})` }}>
          <input
            type="radio"
            name="game"
            checked={game === chosen}
            onChange={() => onChoose(game)}
            aria-label={game.facts.name}
          />
          <span className={classes(box.window, styles.picture)}>
            <Picture game={game.facts.id} />
          </span>
          <span>{game.facts.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
