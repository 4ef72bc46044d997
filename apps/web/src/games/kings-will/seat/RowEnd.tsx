import { endTarget, LANDS, SIDES } from '@three-crowns/kings-will/board';
import { LandScene } from '../pieces/LandScene.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import type { BoardPart } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './RowEnd.module.css';

interface Props extends BoardPart {
  readonly side: number;
  /** The land beside it. */
  readonly land: number;
}

/** Where the row ends the land goes on in the mist; when a new one can be opened there, it says so. */
export function RowEnd({ view, actions, side, land }: Props) {
  const { t, nameOf } = useNames(view);
  const target = endTarget(side);
  return (
    <TargetButton {...{ view, actions, target }} label={nameOf(target)} className={styles.end}>
      <span className={styles.mist} data-side={SIDES[side]}>
        <LandScene land={LANDS[land]} variant={1} className={styles.scene ?? ''} />
      </span>
      <span className={styles.sign}>
        <b>+</b> <span>{t('end.new')}</span>
      </span>
    </TargetButton>
  );
}
