import { createPortal } from 'react-dom';
import { Motion } from '../../../table/motion/Motion.tsx';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { motions } from '../motion/motions.ts';
import { Sprites } from '../pieces/Sprites.tsx';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Board.module.css';
import { Peek } from './Peek.tsx';
import { LargePlan } from './plan/LargePlan.tsx';
import { Plan } from './plan/Plan.tsx';
import { ActionRow } from './row/ActionRow.tsx';
import { NextRow } from './row/NextRow.tsx';
import { Scales } from './Scales.tsx';
import { Sheet } from './Sheet.tsx';
import { MarketList } from './supply/MarketList.tsx';
import { PlaceLines } from './supply/PlaceLines.tsx';
import { Supply } from './supply/Supply.tsx';
import { Travel } from './Travel.tsx';
import { isBuilding, useSheet } from './useSheet.ts';

/** The action row, the royal visit, the plan of the wills, the scales and the supply; a sheet over them when it is asked. */
export function Board({ view, actions }: { readonly view: View; readonly actions: TableActions }) {
  const t = useBoardWords();
  const [sheet, setSheet] = useSheet(view);
  const close = () => setSheet(undefined);
  const open = () => setSheet('market');
  /** What is built is read first: the small pictures lead to the market, unless they are dragged. */
  const reading: TableActions = {
    ...actions,
    pick: (target, how) =>
      view.choices.some(({ targets }) => targets.includes(target)) ? open() : actions.pick(target, how),
  };
  return (
    <div className={styles.board} data-board="kings-will">
      {/* Outside of the part that a phone hides: hidden drawings have no colours. */}
      {createPortal(<Sprites />, document.body)}
      <Motion view={view} play={motions} />
      <div className={styles.stage}>
        {sheet === 'market' && (
          <Sheet title={t('market')} onClose={close}>
            <MarketList {...{ view, actions }}>
              <PlaceLines {...{ view, actions }} />
            </MarketList>
          </Sheet>
        )}
        {sheet === 'will' && (
          <Sheet title={t('plan')} onClose={close}>
            <LargePlan {...{ view, actions }} />
          </Sheet>
        )}
        {sheet === undefined && (
          <>
            <ActionRow {...{ view, actions }}>
              <NextRow view={view} />
            </ActionRow>
            <Travel {...{ view, actions }} />
            <Plan {...{ view, actions }} onOpen={() => setSheet('will')} />
            <Scales view={view} />
            <Supply {...{ view, onOpen: open }} actions={isBuilding(view) ? reading : actions} />
          </>
        )}
        <Refusal view={view} inside="[data-board]" />
      </div>
      <Peek view={view} />
    </div>
  );
}
