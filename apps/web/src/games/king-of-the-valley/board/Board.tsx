import { Motion } from '../../../table/motion/Motion.tsx';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { flights } from '../motion/flights.ts';
import { identitiesOf } from '../motion/identitiesOf.ts';
import type { BoardPart } from '../pieces/view.ts';
import styles from './Board.module.css';
import { Hill } from './Hill.tsx';
import { Legend } from './Legend.tsx';
import { Piles } from './Piles.tsx';
import { PilesLeft } from './PilesLeft.tsx';
import { Preview } from './Preview.tsx';
import { previewOf } from './preview.ts';
import { Scene } from './Scene.tsx';
import { Valley } from './Valley.tsx';

/** The hill and the valley in their landscape. On a phone the sheet says what is pointed at. */
export function Board({ view, actions, scene }: BoardPart) {
  const ids = identitiesOf(view);
  const preview = previewOf(view);
  const phone = usePhone();
  return (
    <div className={styles.board} data-board="king-of-the-valley" data-phone={phone}>
      <Motion view={view} play={flights} />
      <div className={styles.stage}>
        <Scene />
        {phone === undefined ? <Piles state={view.state} /> : <PilesLeft state={view.state} />}
        <Hill view={view} actions={actions} ids={ids} preview={preview} />
        <Valley view={view} actions={actions} ids={ids} preview={preview} />
        {phone === undefined && (
          <>
            <div className={styles.aside} data-land="" data-asked={view.choices.length > 0 ? 'yes' : undefined}>
              {view.pointed === undefined ? (
                scene
              ) : (
                <div className={styles.bubble}>
                  <Preview view={view} choice={view.pointed} />
                </div>
              )}
            </div>
            <Legend view={view} />
          </>
        )}
        <Refusal view={view} inside="[data-board]" />
      </div>
    </div>
  );
}
