import { isSolo } from '@three-crowns/valeria/board';
import { useEffect } from 'react';
import { Motion } from '../../../table/motion/Motion.tsx';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { useIsNarrow } from '../../../table/screen/useIsNarrow.ts';
import { flights } from '../motion/flights.ts';
import { lookAway } from '../pieces/opened.ts';
import type { View } from '../pieces/view.ts';
import styles from './Board.module.css';
import { CardInFront } from './CardInFront.tsx';
import { DarkLord } from './DarkLord.tsx';
import { DiceAndCard } from './DiceAndCard.tsx';
import { Grid } from './grid/Grid.tsx';
import { PhoneSummary } from './PhoneSummary.tsx';

/** The grid, the dice and the opened card; on a phone the own resources and numbers below it. */
export function Board({ view, actions }: { readonly view: View; readonly actions: TableActions }) {
  useEffect(() => lookAway, []);
  // A wide screen has room for him where opponents stand else.
  const hasLord = useIsNarrow() && isSolo(view.state);
  return (
    <div className={styles.board} data-board="valeria" data-solo={hasLord ? 'yes' : undefined}>
      <Motion view={view} play={flights} />
      <div className={styles.stage}>
        <Grid view={view} actions={actions} />
        <DiceAndCard view={view} actions={actions} />
        {hasLord && <DarkLord view={view} />}
        <PhoneSummary view={view} />
      </div>
      {/* Outside of what scrolls and is cut off. */}
      <Refusal view={view} inside="[data-board]" />
      <CardInFront view={view} />
    </div>
  );
}
