import { type ReactNode, useRef } from 'react';
import { Crest } from '../../design/Crest.tsx';
import { useTableWords } from '../../words/words.ts';
import { Instruction } from '../guide/Instruction.tsx';
import { useT } from '../texts/index.ts';
import { PreviewCard } from './PreviewCard.tsx';
import styles from './Prompt.module.css';
import { PromptActions } from './PromptActions.tsx';
import type { TableParts } from './parts.ts';
import { Question, StorageNote } from './Question.tsx';
import { useFocusKept } from './useFocusKept.ts';

interface Props extends TableParts {
  readonly children: ReactNode;
}

/** One sentence of what is asked of whom, and what can be answered besides clicking on the board. */
export function Prompt(props: Props) {
  const { screen, view, snapshot, sayings, picking, guiding, children } = props;
  const t = useT();
  const words = useTableWords(view);
  const ref = useRef<HTMLElement>(null);
  useFocusKept(ref, view.latest.ply);
  const seat = view.asked === undefined ? view.seats[view.own] : view.seats[view.asked.seat];
  const { pointed, ahead, lifted } = picking;
  // While something is dragged the prompt covers nothing it could be dropped on.
  const isOpen = lifted === undefined && (view.picked.length > 0 || ahead !== undefined);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.prompt}
      data-prompt=""
      data-pointing={pointed === undefined ? undefined : 'yes'}
      data-body={props.prompting.Body === undefined ? undefined : 'yes'}
      data-open={isOpen ? 'yes' : undefined}
      aria-label={t('prompt')}
      style={{ '--accent': `var(--${seat.colour})` }}
    >
      {children}
      {guiding?.advice !== undefined && view.picked.length === 0 ? (
        <Instruction game={view.game.id} guiding={guiding}>
          <StorageNote snapshot={snapshot} />
        </Instruction>
      ) : (
        <>
          <Crest colour={seat.colour} charge={seat.charge} size={40} className={styles.crest} />
          <Question view={view} snapshot={snapshot} sayings={sayings} words={words} />
        </>
      )}
      <div className={styles.preview}>
        {pointed !== undefined && <PreviewCard view={view} choice={pointed} isTapped={picking.tapped !== undefined} />}
      </div>
      {screen.Legend !== undefined && pointed === undefined && (
        <div className={styles.legend}>
          <screen.Legend view={view} />
        </div>
      )}
      <PromptActions {...props} />
    </section>
  );
}
