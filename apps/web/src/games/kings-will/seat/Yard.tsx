import {
  abilityText,
  buildingName,
  NO_BUILDING,
  type Palatinate,
  seamAt,
  valuesOf,
  yardTarget,
} from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { BuildingCard, BuildingSite } from '../pieces/BuildingCard.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { useNames } from '../sayings/useNames.ts';
import { landMeant } from './coming.ts';
import styles from './Land.module.css';
import type { LandProps } from './LandPanel.tsx';
import { buildingBelow } from './planned.ts';

const ALL = { left: true, right: true };

/** Below a landscape: its building, whose halves join with those beside it, or the place for one. */
export function Yard({ view, actions, seat, isOwn, at, planned, beside = ALL }: LandProps) {
  const { t, say, nameOf } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const below = buildingBelow(planned, at);
  const own = below === undefined ? state.palatinates[seat] : builtBelow(state.palatinates[seat], at, below);
  const building = own.buildings[at];
  const target = yardTarget(at);
  const means = landMeant(view, target, at);
  if (building === NO_BUILDING) {
    return (
      <TargetButton {...{ view, actions, isOwn, target, means }} label={nameOf(target)} className={styles.yard}>
        <BuildingSite label={t('yard')} />
      </TargetButton>
    );
  }
  const { left, right, ability } = values.buildings[building];
  const [toLeft, toRight] = [seamAt(values, own, at) > 0, seamAt(values, own, at + 1) > 0];
  const does = say(abilityText(values, ability));
  const name = say(buildingName(building));
  const seam = toRight ? [t('seam', { count: right })] : [];
  return (
    <TargetButton
      {...{ view, actions, isOwn, target, means }}
      label={[name, does, ...seam].join('. ')}
      className={classes(styles.yard, below !== undefined && styles.planned)}
      peek={{ kind: 'building', index: building }}
    >
      <BuildingCard
        {...{ building, name, left, right }}
        joinedLeft={toLeft && beside.left}
        joinedRight={toRight && beside.right}
        {...(ability.kind === 'none' ? {} : { text: does })}
        unit={t('points.short')}
      />
    </TargetButton>
  );
}

const builtBelow = (own: Palatinate, at: number, building: number): Palatinate => ({
  ...own,
  buildings: own.buildings.with(at, building),
});
