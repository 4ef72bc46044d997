import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import sheet from '../../design/sheet.module.css';
import { Link, pathOf } from '../../navigation/router.tsx';
import { Actions } from './Actions.tsx';
import { Decisions } from './Decisions.tsx';
import { GraphPanel } from './GraphPanel.tsx';
import { Steps } from './Steps.tsx';
import { StudyBoard } from './StudyBoard.tsx';
import { Summary } from './Summary.tsx';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import { Verdict } from './Verdict.tsx';
import styles from './WideStudy.module.css';

/** A desk or a tablet: board, verdict and graph at the left, summary and decisions at the right. */
export function WideStudy(parts: StudyParts) {
  const { summary } = parts;
  return (
    <div className={styles.page}>
      <StudyBar {...parts} />
      <main className={styles.main}>
        <div className={styles.board}>
          <StudyBoard {...parts} />
        </div>
        <div className={classes(sheet.high, styles.verdict)}>
          <Verdict {...parts} />
          <Steps {...parts} />
        </div>
        <div className={classes(sheet.high, styles.graph)}>
          <GraphPanel {...parts} />
        </div>
        <div className={styles.side}>
          {summary !== undefined && (
            <div className={classes(sheet.high, styles.summary)}>
              <Summary {...parts} summary={summary} />
            </div>
          )}
          <div className={classes(sheet.high, styles.list)}>
            <Decisions {...parts} />
          </div>
          <Actions {...parts} />
        </div>
      </main>
    </div>
  );
}

function StudyBar({ study }: StudyParts) {
  const t = useT();
  const { game, seats, ending, id } = study;
  return (
    <header className={styles.bar}>
      <Link href={pathOf({ page: 'table', id })} className={styles.back} title={t('back')} aria-label={t('back')}>
        <Icon name="arrow-left" size={22} />
      </Link>
      <h1>{t('title')}</h1>
      <p>{game.name}</p>
      <ul>
        {seats.map(({ seat, name, colour, charge }) => (
          <li key={seat}>
            <Crest colour={colour} charge={charge} size={28} />
            <span>{name}</span>
            {ending !== undefined && <b>{ending.scores[seat].total}</b>}
          </li>
        ))}
      </ul>
    </header>
  );
}
