import { type KeyboardEvent, type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { LessonPrompt } from '../../learn/lesson/LessonPrompt.tsx';
import { useSettings } from '../../settings/settings.ts';
import { FocusArea } from '../../table/areas/FocusArea.tsx';
import { Marks } from '../../table/guide/Marks.tsx';
import { Bookmarks } from '../../table/phone/Bookmarks.tsx';
import { usePlace } from '../../table/phone/usePlace.ts';
import { usePicking } from '../../table/picking/usePicking.ts';
import { BOARD, OWN } from '../../table/screen/phone.ts';
import { promptingOf } from '../../table/screen/prompts.ts';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import { usePhone } from '../../table/screen/usePhone.ts';
import { useT } from '../../table/texts/index.ts';
import { useView } from '../../table/view/useView.ts';
import styles from './PuzzleBoard.module.css';
import type { PuzzleTable } from './puzzleTable.ts';

interface Props {
  readonly session: PuzzleTable;
  readonly screen: GameScreen;
  /** The first of these that is seen is pointed out. */
  readonly marks: readonly string[];
  /** Stands between the board and the question. */
  readonly children: ReactNode;
}

/** The real board with the question below it, and what the own seat has. */
export function PuzzleBoard({ session, screen, marks, children }: Props) {
  const t = useT();
  const phone = usePhone();
  const { language } = useSettings();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const bare = useView(snapshot, screen.game);
  const picking = usePicking(session, bare, snapshot.status, phone !== undefined);
  const { choices, picked, pointed, refusal, actions } = picking;
  const view = useMemo(
    (): TableView => ({ ...bare, choices, picked, pointed, refusal, told: [] }),
    [bare, choices, picked, pointed, refusal],
  );
  const [place, turnTo] = usePlace(screen, view);
  const places = phone === undefined ? undefined : screen.phone?.places;
  const shown = places?.find(({ key }) => key === place);
  const Middle = shown?.Area ?? screen.Board;
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = ref.current?.querySelectorAll<HTMLElement>('[data-choice]')[Number(event.key) - 1];
    if (event.key === 'Escape') picking.back();
    else pressed?.click();
  };
  const isOwnApart = places === undefined || places.every(({ key }) => key !== OWN);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits press the buttons in it
    <div ref={ref} className={styles.table} data-game={screen.game.id} onKeyDown={onKeyDown}>
      {places !== undefined && <Bookmarks places={places} place={place} onTurn={turnTo} />}
      <FocusArea
        label={shown === undefined ? t('board') : shown.name(language)}
        part={shown?.key ?? BOARD}
        className={styles.board}
        neighbour={screen.neighbour}
      >
        <Middle view={view} actions={actions} />
      </FocusArea>
      {children}
      {snapshot.status === 'choose' && (
        <LessonPrompt
          {...{ view, picking }}
          sayings={screen.sayings(view, language)}
          prompting={promptingOf(screen, view)}
        />
      )}
      {isOwnApart && (
        <FocusArea
          label={t('own', { name: view.seats[view.own].name })}
          part={OWN}
          className={styles.own}
          neighbour={screen.neighbour}
        >
          <screen.SeatArea view={view} actions={actions} seat={view.own} />
        </FocusArea>
      )}
      {marks.length > 0 && picked.length === 0 && <Marks targets={marks} most={1} />}
    </div>
  );
}
