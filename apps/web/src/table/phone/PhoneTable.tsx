import { Suspense, useState } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { useSettings } from '../../settings/settings.ts';
import { FocusArea } from '../areas/FocusArea.tsx';
import { HintSheet } from '../hint/late.tsx';
import { endOf } from '../log/scenes.ts';
import type { TableParts } from '../prompt/parts.ts';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { BOARD, OWN } from '../screen/phone.ts';
import { useT } from '../texts/index.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import styles from './PhoneTable.module.css';
import { placesOf } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SinceSheet } from './SinceSheet.tsx';
import { usePlace } from './usePlace.ts';

/** The height of the sheet where the game says nothing else. */
const SHEET = 178;

/** One bar, the board, a sheet with what is asked: zones whose size depends on the window alone. */
export function PhoneTable(parts: TableParts) {
  const { session, screen, snapshot, view, picking, scenes, hint } = parts;
  const { actions } = picking;
  const t = useT();
  const { language } = useSettings();
  const { phone } = screen;
  const places = placesOf(screen);
  const [place, turnTo] = usePlace(screen, view);
  const isBack = snapshot.status === 'replay';
  const { since, shown } = scenes;
  const [looked, setLooked] = useState(0);
  const openSince = () => {
    if (since.length === 0) return;
    setLooked(endOf(since[since.length - 1]));
    turnTo(places[0].key);
    scenes.play(since[0]);
  };
  return (
    <>
      <PhoneBar
        {...parts}
        isOwnOpen={place === OWN}
        onOwn={() => turnTo(place === OWN ? (phone?.placeOf({ ...view, choices: [] }) ?? BOARD) : OWN)}
        count={since.filter((scene) => endOf(scene) > looked).length}
        isSinceOpen={scenes.isLooking}
        onSince={scenes.isLooking ? scenes.leave : openSince}
      />
      <main
        className={styles.main}
        style={{
          '--sheet': `${phone?.sheetOf?.(place, view.state) ?? SHEET}px`,
          '--most': phone?.mostHeight ?? '100%',
          '--ground': phone?.ground ?? 'transparent',
        }}
      >
        <h1 className={aloud}>{view.game.name}</h1>
        {phone?.places !== undefined && <Bookmarks places={phone.places} place={place} onTurn={turnTo} />}
        {/* Of several places the open one alone is drawn. */}
        {places
          .filter(({ key }) => places.length === 1 || key === place)
          .map(({ key, name, Area }) => (
            <FocusArea
              key={key}
              label={key === BOARD ? t('board') : name(language)}
              part={key}
              className={styles.board}
              hidden={key !== place}
              neighbour={screen.neighbour}
            >
              <Area view={view} actions={actions} />
            </FocusArea>
          ))}
        {places.every(({ key }) => key !== OWN) && (
          <FocusArea
            label={t('own', { name: view.seats[view.own].name })}
            part={OWN}
            className={styles.own}
            hidden={place !== OWN}
            neighbour={screen.neighbour}
          >
            <screen.SeatArea view={view} actions={actions} seat={view.own} />
          </FocusArea>
        )}
        {phone?.Purse !== undefined && (
          <div className={styles.purse}>
            <phone.Purse view={view} actions={actions} openOwn={() => turnTo(OWN)} />
          </div>
        )}
        <div className={styles.foot}>
          {scenes.isLooking && shown !== undefined && screen.telling !== undefined ? (
            <SinceSheet {...parts} {...shown} telling={screen.telling} />
          ) : isBack ? (
            <div className={styles.replay}>
              <ReplayBar session={session} snapshot={snapshot} screen={screen} />
            </div>
          ) : hint.state.kind === 'none' ? (
            <Sheet {...parts} />
          ) : (
            <Suspense>
              <HintSheet {...{ view, picking, hint }} />
            </Suspense>
          )}
        </div>
      </main>
    </>
  );
}
