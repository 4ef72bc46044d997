import { isSolo } from '@three-crowns/valeria/board';
import { useEffect } from 'react';
import { Motion } from '../../../table/motion/Motion.tsx';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import { useIsNarrow } from '../../../table/screen/useIsNarrow.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { flights } from '../motion/flights.ts';
import { lookAt, lookAway } from '../pieces/opened.ts';
import type { BoardPart } from '../pieces/view.ts';
import styles from './Board.module.css';
import { CardInFront } from './CardInFront.tsx';
import { DarkLord } from './DarkLord.tsx';
import { DiceAndCard } from './DiceAndCard.tsx';
import { Grid } from './grid/Grid.tsx';

/** The grid, the dice and the opened card; on a phone the grid alone. */
export function Board({ view, actions, scene }: BoardPart) {
  useEffect(() => lookAway, []);
  // What happens is seen before the card that the pointer happens to rest on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => lookAt(undefined), [view.latest.ply]);
  const phone = usePhone();
  // A wide screen has room for him where opponents stand else.
  const hasLord = useIsNarrow() && isSolo(view.state);
  return (
    <div className={styles.board} data-board="valeria" data-phone={phone} data-solo={hasLord ? 'yes' : undefined}>
      <Motion view={view} play={flights} />
      <div className={styles.stage}>
        <Grid view={view} actions={actions} />
        {phone === undefined && <DiceAndCard view={view} actions={actions} scene={scene} />}
        {hasLord && <DarkLord view={view} />}
      </div>
      {/* Outside of what scrolls and is cut off. */}
      <Refusal view={view} inside="[data-board]" />
      <CardInFront view={view} />
    </div>
  );
}
