import { type ReactNode, useEffect, useRef } from 'react';
import { Crest } from '../../design/Crest.tsx';
import { useTableWords } from '../../words/words.ts';
import type { Offers } from '../picking/useOffers.ts';
import type { Picking } from '../picking/usePicking.ts';
import type { Panel } from '../screen/panel.ts';
import type { Prompting } from '../screen/prompts.ts';
import type { GameScreen, Sayings, TableView } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { PreviewCard } from './PreviewCard.tsx';
import styles from './Prompt.module.css';
import { PromptActions } from './PromptActions.tsx';
import { Question } from './Question.tsx';

interface Props {
  readonly session: TableSession;
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly sayings: Sayings;
  readonly picking: Picking;
  readonly offers: Offers;
  readonly prompting: Prompting;
  readonly Legend: GameScreen['Legend'];
  /** How many choices there are, narrowed or not. */
  readonly total: number;
  readonly children: ReactNode;
  setPanel(panel: Panel): void;
}

/** One sentence of what is asked of whom, and what can be answered besides clicking on the board. */
export function Prompt(props: Props) {
  const { view, snapshot, sayings, picking, children } = props;
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
      <Crest colour={seat.colour} charge={seat.charge} size={40} className={styles.crest} />
      <Question view={view} snapshot={snapshot} sayings={sayings} words={words} />
      <div className={styles.preview}>
        {pointed !== undefined && <PreviewCard view={view} choice={pointed} isTapped={picking.tapped !== undefined} />}
      </div>
      {props.Legend !== undefined && pointed === undefined && (
        <div className={styles.legend}>
          <props.Legend view={view} />
        </div>
      )}
      <PromptActions {...props} />
    </section>
  );
}

/** The focus comes back here when the button that had it is gone. */
function useFocusKept(ref: { readonly current: HTMLElement | null }, ply: number): void {
  const shown = useRef(ply);
  useEffect(() => {
    if (shown.current === ply) return;
    shown.current = ply;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ply, ref]);
}
