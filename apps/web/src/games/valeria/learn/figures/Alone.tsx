import { type State, valeria } from '@three-crowns/valeria';
import { COLUMNS, columnOf, PLACES } from '@three-crowns/valeria/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { Die } from '../../pieces/Dice.tsx';
import { GridCard } from '../../pieces/GridCard.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { eventsOf, startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Alone.module.css';
import { lyingAt } from './lying.ts';
import { Story } from './Story.tsx';
import { Wood } from './Wood.tsx';

/** Two columns under attack; what was taken is marked. */
export function AttackPlate({ caption }: { readonly caption: string }) {
  const t = useBoardWords();
  const state = startOf('attack');
  const events = eventsOf('attack');
  const taken = events.flatMap((event) => (event.type === 'captured' ? [event.place] : []));
  const columns = events.flatMap((event) => (event.type === 'attacked' ? [event.column] : []));
  return (
    <Plate caption={caption}>
      <Wood className={styles.columns ?? ''}>
        {columns.map((column) => (
          <div key={column} className={styles.column} role="img" aria-label={t('lord.column', { column: column + 1 })}>
            <Die value={column + 1} size={40} />
            {placesIn(column).map((place) => (
              <span key={place} className={styles.place} data-taken={taken.includes(place) ? 'yes' : undefined}>
                <GridCard state={state} {...lyingAt(state, place)} />
              </span>
            ))}
          </div>
        ))}
      </Wood>
      <Story events={events} />
    </Plate>
  );
}

const placesIn = (column: number): number[] =>
  Array.from({ length: PLACES }, (_, place) => place).filter((place) => columnOf(place) === column % COLUMNS);

const LEVELS: readonly State['level'][] = ['normal', 'harder', 'hardest'];

/** What the levels mean, in the words of the game. */
export function LevelsPlate() {
  const t = useHowTo();
  const say = useGameWords(valeria.words.texts, []);
  return (
    <Plate caption={t('alone.levels')}>
      <dl className={styles.levels}>
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{say({ key: `level.${level}` })}</dt>
            <dd>{say({ key: `level.${level}.about` })}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
