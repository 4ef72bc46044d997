import { useMemo, useState } from 'react';
import { FocusArea } from '../../table/areas/FocusArea.tsx';
import { Bookmarks } from '../../table/phone/Bookmarks.tsx';
import { placesOf } from '../../table/phone/places.ts';
import { OWN } from '../../table/screen/phone.ts';
import { choicesOf } from '../../table/view/choices.ts';
import styles from './PhoneBoard.module.css';
import { IDLE } from './StudyBoard.tsx';
import { StudyMarks } from './StudyMarks.tsx';
import { deciderAt } from './study/study.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import { useStudyView } from './useStudyView.ts';

/** The place of the board at which was decided; where a game has several, the others are a tap away. */
export function PhoneBoard(parts: StudyParts) {
  const { study, at } = parts;
  const { screen } = study;
  const t = useT();
  const view = useStudyView(parts);
  const seat = deciderAt(study, at);
  const wanted = useMemo(() => {
    const { game, state } = view.played;
    const choices = seat === undefined ? [] : choicesOf(game, state, seat);
    return screen.phone?.placeOf({ ...view, choices });
  }, [screen, view, seat]);
  const [turned, setTurned] = useState<{ readonly at: number; readonly place: string }>();
  const places = placesOf(screen);
  const place = turned?.at === at ? turned.place : wanted;
  const { Area } = places.find(({ key }) => key === place) ?? places[0];
  const isOwn = place === OWN && places.every(({ key }) => key !== OWN);
  return (
    <div className={styles.places}>
      {screen.phone?.places !== undefined && (
        <Bookmarks
          places={screen.phone.places}
          place={place ?? places[0].key}
          onTurn={(key) => setTurned({ at, place: key })}
        />
      )}
      <FocusArea label={t('board')} part="board" className={styles.board} neighbour={screen.neighbour}>
        {isOwn ? <screen.SeatArea view={view} actions={IDLE} seat={view.own} /> : <Area view={view} actions={IDLE} />}
      </FocusArea>
      <StudyMarks {...parts} view={view} />
    </div>
  );
}
