import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Motion } from '../../../../table/motion/Motion.tsx';
import { motions } from '../../motion/motions.ts';
import { Sprites } from '../../pieces/Sprites.tsx';
import type { View } from '../../pieces/view.ts';
import styles from './Zone.module.css';

interface Props {
  readonly view: View;
  readonly children: ReactNode;
}

/** The middle of a phone. Stylesheets ask its size by the name `zone`, as they ask that of the desktop's by `board`. */
export function Zone({ view, children }: Props) {
  return (
    <div className={styles.zone} data-board="kings-will">
      {createPortal(<Sprites />, document.body)}
      <Motion view={view} play={motions} />
      {children}
    </div>
  );
}
