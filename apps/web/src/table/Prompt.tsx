import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { Crest } from '../design/Crest.tsx';
import { pathOf } from '../shell/router.tsx';
import { useGameWords } from '../shell/words.ts';
import { Ask } from './Ask.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import styles from './Prompt.module.css';
import type { Choice, TableView } from './screen.ts';
import type { Session, Snapshot } from './session.ts';
import type { Panel } from './Table.tsx';
import { useT } from './texts/index.ts';
import type { Picking } from './usePicking.ts';

interface Props {
  readonly session: Session;
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly picking: Picking;
  readonly buttons: readonly Choice[];
  readonly children: ReactNode;
  setPanel(panel: Panel): void;
}

/** One sentence of what is asked of whom, and what can be answered besides clicking on the board. */
export function Prompt({ session, view, snapshot, picking, buttons, children, setPanel }: Props) {
  const t = useT();
  const words = useGameWords(
    view.game.words.texts,
    view.seats.map(({ name }) => name),
  );
  const ref = useRef<HTMLElement>(null);
  const { offered, pointed } = picking;
  useFocusOnOffer(ref, offered, view.step.ply);
  const seat = view.asked === undefined ? view.seats[view.own] : view.seats[view.asked.seat];
  const primary = pointed !== undefined && buttons.includes(pointed) ? pointed : undefined;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.prompt}
      data-pointing={pointed === undefined ? undefined : 'yes'}
      aria-label={t('prompt')}
      style={{ '--accent': `var(--${seat.colour})` }}
    >
      {children}
      <Crest colour={seat.colour} charge={seat.charge} size={40} className={styles.crest} />
      <Ask view={view} snapshot={snapshot} words={words} isOffer={offered.length > 1} />
      <div className={styles.preview}>
        {pointed !== undefined && <PreviewCard view={view} choice={pointed} isTapped={picking.isTapped} />}
      </div>
      <div className={styles.actions}>
        {buttons.map((choice, i) => (
          <ChoiceButton
            key={choice.text}
            view={view}
            choice={choice}
            number={i + 1}
            isPrimary={choice === primary}
            onHover={picking.hover}
            onPlay={picking.actions.play}
          />
        ))}
        {view.choices.length > buttons.length && (
          <Button kind="quiet" className={styles.all} aria-keyshortcuts="m" onClick={() => setPanel('moves')}>
            {t('prompt.all', { count: view.choices.length })}
          </Button>
        )}
        {snapshot.status === 'failed' && (
          <Button kind="primary" onClick={() => session.start()}>
            {t('retry')}
          </Button>
        )}
        {snapshot.status === 'over' && (
          <Button kind="primary" href={pathOf({ page: 'score', id: session.id })}>
            {t('score.title')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The focus goes to what is offered, and comes back here when the button that had it is gone. */
function useFocusOnOffer(ref: { readonly current: HTMLElement | null }, offered: readonly Choice[], ply: number): void {
  useEffect(() => {
    if (offered.length > 1) ref.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [offered, ref]);
  const shown = useRef(ply);
  useEffect(() => {
    if (shown.current === ply) return;
    shown.current = ply;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ply, ref]);
}
