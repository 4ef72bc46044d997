import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { LessonPrompt } from '../../learn/lesson/LessonPrompt.tsx';
import { useSettings } from '../../settings/settings.ts';
import { FocusArea } from '../../table/areas/FocusArea.tsx';
import { Bookmarks } from '../../table/phone/Bookmarks.tsx';
import { usePlace } from '../../table/phone/usePlace.ts';
import { BOARD, OWN } from '../../table/screen/phone.ts';
import { promptingOf } from '../../table/screen/prompts.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { useT } from '../../table/texts/index.ts';
import styles from './PuzzleBoard.module.css';
import { useIsSmall } from './room.ts';
import type { PuzzleView } from './usePuzzleView.ts';

interface Props extends PuzzleView {
  readonly screen: GameScreen;
  /** Stands between the board and the question. */
  readonly children: ReactNode;
}

/** The real board with the question below it, and what the own seat has. */
export function PuzzleBoard({ screen, snapshot, view, picking, children }: Props) {
  const t = useT();
  const { language } = useSettings();
  const isSmall = useIsSmall();
  const { actions } = picking;
  const [place, turnTo] = usePlace(screen, view);
  const places = isSmall ? screen.phone?.places : undefined;
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
    </div>
  );
}
