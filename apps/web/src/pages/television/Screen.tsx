import type { Seat } from '@three-crowns/core';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { FocusArea } from '../../table/areas/FocusArea.tsx';
import { useScenes, useTold } from '../../table/log/useScenes.ts';
import type { GameScreen, TableActions, TableView } from '../../table/screen/screen.ts';
import type { TableSession } from '../../table/session/session.ts';
import type { Together } from '../../table/session/together.ts';
import { useSounds } from '../../table/sound/useSounds.ts';
import { useT } from '../../table/texts/index.ts';
import { useView } from '../../table/view/useView.ts';
import { useEnding } from '../table/useEnding.ts';
import { Bar } from './Bar.tsx';
import { Ceremony } from './Ceremony.tsx';
import { ComeIn } from './ComeIn.tsx';
import { Deed } from './Deed.tsx';
import { End } from './End.tsx';
import { Plate } from './Plate.tsx';
import { Pointed } from './Pointed.tsx';
import styles from './Screen.module.css';
import { useNext } from './useNext.ts';

interface Props {
  readonly table: string;
  readonly session: TableSession;
  readonly screen: GameScreen;
}

/** Scenes are told of every seat: none of them is the screen's own. */
const NOBODY: Seat = -1;
const NOTHING = () => {};
const NO_ACTIONS: TableActions = { point: NOTHING, pick: NOTHING, play: NOTHING };

/** The game as spectators see it, large: board, last deed, seats with their clocks, and the way in for phones. */
export function Screen({ table, session, screen }: Props) {
  const t = useT();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { together, ending } = snapshot;
  const bare = useView(snapshot, screen.game);
  const nobodys = useMemo(() => ({ ...snapshot, own: NOBODY }), [snapshot]);
  const scenes = useScenes(session, nobodys, screen);
  const told = useTold(scenes, snapshot, screen);
  const pointed = pointedIn(together, bare.asked?.seat);
  const view = useMemo(
    (): TableView => ({
      ...bare,
      // Where a board marks what concerns one seat, it is the one on turn.
      own: bare.asked?.seat ?? bare.own,
      isForAll: true,
      told: pointed.length > 0 ? pointed : told,
      picked: [],
      pointed: undefined,
      refusal: undefined,
    }),
    [bare, pointed, told],
  );
  useSounds(screen, bare.latest);
  useNext(together?.next);
  // An end that was there when the screen was switched on has been told.
  const [isTold, setTold] = useState(ending !== undefined);
  const isToTell = ending?.reason === 'finished' && screen.ending !== undefined && !isTold;
  const story = useEnding(isToTell ? screen : undefined);
  const isTelling = isToTell && story !== undefined;
  const ended = isTelling ? undefined : ending;
  const tell = useCallback(() => setTold(true), []);
  const { seats } = view;
  // Who has won stands where the last deed was told.
  const deed = ended === undefined && <Deed {...{ screen, snapshot, view, scenes }} />;
  const isOnBoard = screen.telling?.place === 'board';
  return (
    <div className={styles.screen} data-television="" data-side={isOnBoard ? undefined : 'yes'}>
      <Bar {...{ screen, view }} isLost={together?.connection === 'lost'} />
      <main className={styles.main}>
        <h1 className={aloud}>{view.game.name}</h1>
        <FocusArea label={t('board')} part="board" className={styles.board} neighbour={screen.neighbour}>
          <screen.Board view={view} actions={NO_ACTIONS} scene={isOnBoard ? deed : undefined} />
        </FocusArea>
        {!isOnBoard && deed}
        {pointed.length > 0 && view.asked !== undefined && <Pointed targets={pointed} seat={seats[view.asked.seat]} />}
        {ended !== undefined && <End {...{ screen, seats }} ending={ended} game={snapshot.game} />}
      </main>
      <footer className={styles.foot}>
        <ol className={styles.seats} data-count={seats.length}>
          {seats.map((seat) => (
            <Plate key={seat.seat} {...{ screen, view, seat, together }} ending={ended} />
          ))}
        </ol>
        <ComeIn table={table} watching={together?.attendance.spectators ?? 0} />
      </footer>
      {isTelling && typeof story === 'object' && (
        <Ceremony {...{ screen, seats }} ending={story} state={view.state} outcome={ending} onEnd={tell} />
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

/** What who is asked has in mind; what was pointed at before somebody else was asked is over. */
function pointedIn(together: Together | undefined, asked: Seat | undefined): readonly string[] {
  const pointing = together?.pointing;
  return pointing !== undefined && pointing.seat === asked ? pointing.targets : NONE;
}
