import type { Puzzle, Why } from '@three-crowns/coach';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import { useSettings } from '../../settings/settings.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { useGameWords } from '../../words/words.ts';
import { dateIn } from '../daily/date.ts';
import styles from './Cards.module.css';
import { CrownRow } from './CrownRow.tsx';
import { type Key, usePuzzleWords } from './texts/index.ts';
import type { Solving } from './usePuzzle.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly screen: GameScreen;
  readonly day: string | undefined;
  readonly solving: Solving;
}

/** By what the solution is about, without telling it. */
const TASKS: { readonly [K in Why['kind']]: Key } = {
  gains: 'task.gains',
  saves: 'task.saves',
  denies: 'task.denies',
  ends: 'task.ends',
  waits: 'task.waits',
};

/** What is asked, how hard it is, and help for those who want it. */
export function TaskCard({ puzzle, screen, day, solving }: Props) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const { session, names, state, isNudged, nudge, reveal } = solving;
  const say = useGameWords(screen.game.words.texts, names);
  const { seats, own, moments } = session.snapshot();
  const { colour, charge } = seats[own];
  const [why] = puzzle.why;
  const rival = why?.kind === 'denies' ? names[why.seat] : '';
  const isOver = state === 'found' || state === 'shown';
  return (
    <section className={styles.card}>
      <p className={styles.kicker}>
        <Crest colour={colour} charge={charge} size={26} named />
        {day === undefined ? screen.game.name : w('daily', { date: dateIn(language, day) })}
      </p>
      <h1>{w(TASKS[why?.kind ?? 'waits'], { rival })}</h1>
      <p>
        {day !== undefined && `${screen.game.name}. `}
        {say(screen.headline(moments[0].state))}.
      </p>
      <p className={styles.crowns}>
        <CrownRow crowns={puzzle.crowns} />
        {w('finds', { one: puzzle.found > 0 ? Math.round(1 / puzzle.found) : 0 })}
      </p>
      {!isOver && (
        <div className={styles.buttons}>
          <Button aria-pressed={isNudged} onClick={nudge}>
            <DrawnIcon name="search" size={18} />
            {w('nudge')}
          </Button>
          <Button onClick={reveal}>
            <DrawnIcon name="eye" size={18} />
            {w('show')}
          </Button>
        </div>
      )}
    </section>
  );
}
