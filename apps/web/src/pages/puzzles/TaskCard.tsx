import type { Puzzle } from '@three-crowns/coach';
import { formatMessage } from '@three-crowns/texts';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import sheet from '../../design/sheet.module.css';
import { useSettings } from '../../settings/settings.ts';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { useGameWords } from '../../words/words.ts';
import { dateIn } from '../daily/date.ts';
import styles from './Cards.module.css';
import { CrownRow } from './CrownRow.tsx';
import { usePuzzleWords } from './texts/index.ts';
import type { Solving } from './usePuzzle.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly screen: GameScreen;
  readonly reasons: Reasons | undefined;
  readonly day: string | undefined;
  readonly solving: Solving;
}

/** What is asked, how hard it is, and help for those who want it. */
export function TaskCard({ puzzle, screen, reasons, day, solving }: Props) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const { session, names, state, line, isNudged, nudge, reveal } = solving;
  const say = useGameWords(screen.game.words.texts, names);
  const { seats, own, moments } = session.snapshot();
  const { colour, charge } = seats[own];
  const [why = { kind: 'waits' as const }] = puzzle.why;
  const rival = why.kind === 'denies' ? names[why.seat] : '';
  const tasks = reasons?.tasks;
  const isOver = state === 'found' || state === 'shown';
  return (
    <section className={classes(sheet.sheet, styles.card, styles.task)}>
      <p className={styles.kicker}>
        <Crest colour={colour} charge={charge} size={26} named />
        {day === undefined ? screen.game.name : w('daily', { date: dateIn(language, day) })}
      </p>
      <h1>{tasks === undefined ? w('task') : formatMessage(tasks.texts, language, { key: tasks.taskOf(line) })}</h1>
      <p>
        {day !== undefined && `${screen.game.name}. `}
        {say(screen.headline(moments[0].state))}. {w('moves', { count: line.length })} {w(`aim.${why.kind}`, { rival })}
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
