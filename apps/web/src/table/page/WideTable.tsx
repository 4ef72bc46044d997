import { Suspense } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { FocusArea } from '../areas/FocusArea.tsx';
import { Opponents } from '../areas/Opponents.tsx';
import { HintPanel } from '../hint/late.tsx';
import { RecentEvents } from '../log/RecentEvents.tsx';
import { LookBar } from '../others/LookBar.tsx';
import { ScenePanel } from '../others/ScenePanel.tsx';
import { Hints } from '../prompt/Hints.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { useT } from '../texts/index.ts';
import { TalkColumn } from '../together/late.tsx';
import { TableBar } from './TableBar.tsx';
import styles from './WideTable.module.css';

/** A desk or a tablet: board, prompt, own area and the others at once. */
export function WideTable(parts: TableParts) {
  const { session, screen, snapshot, view, sayings, picking, scenes, guiding, hint, talk, say } = parts;
  const { actions } = picking;
  const t = useT();
  const isHinted = hint.state.kind !== 'none';
  const isOnBoard = screen.telling?.place === 'board';
  return (
    <>
      <TableBar {...parts} />
      <main
        className={styles.main}
        data-hinted={isHinted ? 'yes' : undefined}
        data-talk={talk.isBeside ? '' : undefined}
      >
        <h1 className={aloud}>{view.game.name}</h1>
        <FocusArea label={t('board')} part="board" className={styles.board} neighbour={screen.neighbour}>
          <screen.Board view={view} actions={actions} scene={isOnBoard ? <ScenePanel {...parts} /> : undefined} />
        </FocusArea>
        {scenes.isLooking ? (
          <LookBar {...parts} />
        ) : snapshot.status === 'replay' ? (
          <ReplayBar session={session} snapshot={snapshot} screen={screen} />
        ) : (
          <Prompt {...parts}>
            <Hints {...{ view, sayings, guiding }} status={snapshot.status} place="prompt" />
          </Prompt>
        )}
        <FocusArea
          label={t('own', { name: view.seats[view.own].name })}
          part="own"
          className={styles.own}
          neighbour={screen.neighbour}
        >
          <screen.SeatArea view={view} actions={actions} seat={view.own} />
        </FocusArea>
        <Opponents
          {...{ screen, view, actions }}
          together={snapshot.together}
          talk={
            talk.isBeside && !isHinted ? (
              <Suspense>
                <TalkColumn {...{ session, snapshot, talk }} />
              </Suspense>
            ) : undefined
          }
          hint={
            isHinted && (
              <Suspense>
                <HintPanel {...{ view, picking, hint }} onSaid={say} />
              </Suspense>
            )
          }
        >
          <Hints {...{ view, sayings, guiding }} status={snapshot.status} place="side" />
          {screen.telling === undefined && <RecentEvents snapshot={snapshot} own={view.own} />}
          {screen.telling?.place === 'side' && <ScenePanel {...parts} />}
        </Opponents>
      </main>
    </>
  );
}
