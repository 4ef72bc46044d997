import { classes } from '../../design/classes.ts';
import { signed } from '../../design/numbers.ts';
import sheet from '../../design/sheet.module.css';
import { registered } from '../../games/list.ts';
import { LinePlot } from '../plots/LinePlot.tsx';
import styles from './Cards.module.css';
import { FIRST_RATING } from './rating.ts';
import { usePuzzleWords } from './texts/index.ts';
import { countOf, ratingOf, type Try } from './tries.ts';

/** So many of the last tries are drawn. */
const DRAWN = 40;

interface Props {
  /** The earlier first. */
  readonly tries: readonly Try[];
  readonly games: readonly string[];
  /** Of which puzzles come. */
  readonly game: string;
  onGame(game: string): void;
}

/** The rating over time, and how many were found of each game; a game is chosen there. */
export function RatingCard({ tries, games, game, onGame }: Props) {
  const w = usePuzzleWords();
  const rating = ratingOf(tries);
  const before = tries.at(-2)?.rating ?? FIRST_RATING;
  const change = rating - before;
  const last = [FIRST_RATING, ...tries.map((one) => one.rating)].slice(-DRAWN);
  return (
    <section className={classes(sheet.sheet, styles.card)}>
      <h2 className={styles.rating}>
        <span>{w('rating')}</span>
        <b>{rating}</b>
        {change !== 0 && <small data-down={change < 0 || undefined}>{signed(change)}</small>}
      </h2>
      {tries.length > 0 && (
        <LinePlot label={w('ratingPlot', { rating })} lines={[{ key: 'rating', look: 'main', values: last }]} />
      )}
      <ul className={styles.counts}>
        {games.map((id) => {
          const { found, tried } = countOf(tries, id);
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === game} onClick={() => onGame(id)}>
                <span>{registered(id)?.facts.name ?? id}</span>
                <b>{w('count', { found, tried })}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
