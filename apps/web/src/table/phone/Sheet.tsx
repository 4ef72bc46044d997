import { useRef } from 'react';
import { GoalCard, useGoalRead } from '../guide/GoalCard.tsx';
import { Hints } from '../prompt/Hints.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { useFocusKept } from '../prompt/useFocusKept.ts';
import { RefusalWords } from '../refusal/RefusalWords.tsx';
import { useMore } from '../screen/useMore.ts';
import { useT } from '../texts/index.ts';
import styles from './Sheet.module.css';
import { SheetCard } from './SheetCard.tsx';
import { SheetKeys } from './SheetKeys.tsx';
import { SheetQuestion } from './SheetQuestion.tsx';
import { subjectOf } from './subject.ts';
import { useOver } from './useOver.ts';

/** What is asked; of a thing that was tapped what it is, costs and brings, and the wide button that plays it. */
export function Sheet(parts: TableParts) {
  const { view, snapshot, sayings, prompting, picking, guiding } = parts;
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  useFocusKept(ref, view.latest.ply);
  const seat = view.seats[view.asked?.seat ?? view.own];
  const [isOver, over] = useOver();
  const subject = subjectOf(parts, isOver);
  // One thing at a time: how the game is won is told before the first question.
  const [isGoalRead] = useGoalRead(view, guiding);
  const isGoalFirst = guiding !== undefined && !isGoalRead;
  const matter = useMore<HTMLDivElement>([view.latest.ply, subject.target, subject.choice?.text].join(' '));
  const { Body, preferred } = prompting;
  const { actions } = picking;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.sheet}
      {...over}
      data-prompt=""
      data-sunk={snapshot.status === 'thinking' ? 'yes' : undefined}
      data-why={view.refusal === undefined ? undefined : 'yes'}
      data-open={subject.isOpen ? 'yes' : undefined}
      aria-label={t('prompt')}
      style={{ '--accent': `var(--${seat.colour})` }}
    >
      <div ref={matter} className={styles.matter}>
        {subject.hasCard ? (
          <SheetCard {...parts} target={subject.target} choice={subject.choice} />
        ) : isGoalFirst ? (
          <GoalCard view={view} guiding={guiding} place="prompt" />
        ) : (
          <SheetQuestion {...parts} />
        )}
        {view.refusal !== undefined && (
          <p className={styles.why}>
            <RefusalWords view={view} refusal={view.refusal} />
          </p>
        )}
        {Body !== undefined && (
          <div className={styles.body} data-prompt-body="" hidden={!subject.hasBody || isGoalFirst}>
            <Body
              {...{ view, preferred, actions }}
              choices={view.choices}
              shown={picking.tapped?.choice}
              choose={picking.choose}
              hover={picking.hover}
            />
          </div>
        )}
        {/* What can be answered is seen before what is said about it. */}
        {!subject.hasCard && !isGoalFirst && (
          <Hints {...{ view, sayings, guiding }} status={snapshot.status} place="prompt" />
        )}
      </div>
      {subject.isOpen && <SheetKeys {...parts} />}
    </section>
  );
}
