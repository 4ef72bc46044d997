import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import type { TableActions, TableView } from '../../table/screen.ts';
import { useTargetProps } from '../../table/targets.ts';
import styles from './Slope.module.css';
import { SLOPES } from './things.ts';
import { useLabels } from './useLabels.ts';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly slope: number;
}

/** The whole slope is one thing while the valley is replenished. */
export function Slope({ view, actions, slope }: Props) {
  const { t } = useLabels(view);
  const name = SLOPES[slope];
  const props = useTargetProps(view, actions, `slope ${name}`, t('slope', { slope: name }));
  return (
    <button {...props} className={classes(styles.slope, styles[name])}>
      <span className={styles.down}>
        <Icon name="arrow-down" size={24} />
      </span>
    </button>
  );
}
