import { SLOPES, slopeTarget } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './Slope.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly slope: number;
}

/** Where a slope is, for what is drawn over it while nobody is asked. */
export function SlopePlace({ slope }: Pick<Props, 'slope'>) {
  return (
    <span
      className={classes(styles.slope, styles[SLOPES[slope]], styles.place)}
      data-means={slopeTarget(slope)}
      aria-hidden="true"
    />
  );
}

/** The whole slope is one thing while the valley is replenished. */
export function Slope({ view, actions, slope }: Props) {
  const { t } = useLabels(view);
  const name = SLOPES[slope];
  const props = useTargetProps(view, actions, slopeTarget(slope), t('slope', { slope: name }));
  return (
    <>
      <button {...props} className={classes(styles.slope, styles[name])} />
      <span className={classes(styles.down, styles[`${name}Foot`])} aria-hidden="true">
        <Icon name="arrow-down" size={24} />
      </span>
    </>
  );
}
