import { CELL_NAMES, kindOf, landTarget } from '@three-crowns/king-of-the-valley/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { ICON_OF } from '../pieces/looks.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './SetChip.module.css';
import type { SetEnd } from './sets.ts';

/** "2 x farmer": stopping here takes the set that was passed. */
export function SetChip({ end }: { readonly end: SetEnd }) {
  return (
    <span className={styles.chip} aria-hidden="true">
      <Face end={end} />
    </span>
  );
}

function Face({ end }: { readonly end: SetEnd }) {
  return (
    <>
      <b data-text={`${end.count}×`} />
      <Icon name={ICON_OF[kindOf(end.tile)]} />
    </>
  );
}

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly cell: number;
  readonly end: SetEnd;
}

/** The same as a thing of its own, where the tile of the place can be taken too. */
export function SetButton({ view, actions, cell, end }: Props) {
  const { t, say } = useLabels(view);
  const label = t('at', { place: CELL_NAMES[cell], thing: say(end.choice.label) });
  const props = useTargetProps(view, actions, landTarget(cell), label);
  return (
    <button {...props} className={styles.chip}>
      <Face end={end} />
    </button>
  );
}
