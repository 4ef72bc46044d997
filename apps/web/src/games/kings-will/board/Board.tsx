import { createPortal } from 'react-dom';
import { Motion } from '../../../table/motion/Motion.tsx';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { motions } from '../motion/motions.ts';
import { Sprites } from '../pieces/Sprites.tsx';
import type { View } from '../pieces/view.ts';
import styles from './Board.module.css';
import { PalatinateStrip } from './PalatinateStrip.tsx';
import { Peek } from './Peek.tsx';
import { Plan } from './plan/Plan.tsx';
import { ActionRow } from './row/ActionRow.tsx';
import { Scales } from './Scales.tsx';
import { Supply } from './supply/Supply.tsx';
import { Travel } from './Travel.tsx';

/** The action row, the royal visit, the plan of the wills, the scales and the supply. */
export function Board({ view, actions }: { readonly view: View; readonly actions: TableActions }) {
  return (
    <div className={styles.board} data-board="kings-will">
      {/* Outside of the part that a phone hides: hidden drawings have no colours. */}
      {createPortal(<Sprites />, document.body)}
      <Motion view={view} play={motions} />
      <div className={styles.stage}>
        <ActionRow {...{ view, actions }} />
        <Travel {...{ view, actions }} />
        <Plan {...{ view, actions }} />
        <Scales view={view} />
        <Supply {...{ view, actions }} />
        <PalatinateStrip view={view} />
        <Refusal view={view} inside="[data-board]" />
      </div>
      <Peek view={view} />
    </div>
  );
}
