import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Link, pathOf } from '../../navigation/router.tsx';
import { Actions } from './Actions.tsx';
import { Decisions } from './Decisions.tsx';
import { StudyGraph } from './GraphPanel.tsx';
import { LineButton } from './LineButton.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import styles from './PhoneStudy.module.css';
import { RunBar } from './RunBar.tsx';
import { FaultCount } from './Steps.tsx';
import { Summary } from './Summary.tsx';
import { stepAmong } from './study/rows.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import { ValueTable } from './ValueTable.tsx';
import { Verdict } from './Verdict.tsx';

/** One hand: the board, what was decided, the graph, and the way to the next mistake. The rest lies behind one key. */
export function PhoneStudy(parts: StudyParts) {
  const { study, state, summary, course, faults, at, show } = parts;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [back, next] = [stepAmong(faults, at, -1), stepAmong(faults, at, 1)];
  const showRow = (ply: number) => {
    setOpen(false);
    show(ply);
  };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link href={pathOf({ page: 'table', id: study.id })} title={t('back')} aria-label={t('back')}>
          <Icon name="arrow-left" size={22} />
        </Link>
        <h1>{t('title')}</h1>
        <FaultCount faults={faults} at={at} />
        <IconButton label={t('more')} onClick={() => setOpen(true)}>
          <Icon name="menu" size={24} />
        </IconButton>
      </header>
      <main className={styles.main}>
        <PhoneBoard {...parts} />
        <div className={styles.sheet}>
          <div className={styles.verdict}>
            <Verdict {...parts} isBrief />
          </div>
          {state.status !== 'done' && <RunBar {...parts} />}
          <div className={styles.graph}>
            <StudyGraph {...parts} isSmall />
          </div>
          <ValueTable course={course} />
          <div className={styles.keys}>
            <IconButton
              kind="plain"
              label={t('step.back')}
              aria-disabled={back === undefined}
              onClick={() => back !== undefined && show(back)}
            >
              <Icon name="step-back" size={20} />
            </IconButton>
            <LineButton {...parts} />
            <Button kind="primary" aria-disabled={next === undefined} onClick={() => next !== undefined && show(next)}>
              {t('step.next')}
            </Button>
          </div>
        </div>
      </main>
      <Drawer open={isOpen} title={t('more')} onClose={() => setOpen(false)}>
        <div className={styles.more}>
          {summary !== undefined && <Summary {...parts} summary={summary} />}
          {state.status === 'done' && <RunBar {...parts} />}
          <Actions {...parts} />
          <Decisions {...parts} show={showRow} />
        </div>
      </Drawer>
    </div>
  );
}
