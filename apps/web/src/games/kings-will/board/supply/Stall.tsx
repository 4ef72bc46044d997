import { BUILDINGS, buildingName, buildingTarget, buildingText, valuesOf } from '@three-crowns/kings-will/board';
import { BuildingArt } from '../../pieces/BuildingArt.tsx';
import { Disc } from '../../pieces/Disc.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Supply.module.css';

interface Props extends BoardPart {
  readonly building: number;
}

/** A building as small as a stamp: its picture and its halves, or the disc of who has erected it. */
export function Stall({ view, actions, building }: Props) {
  const { t, say } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const { left, right } = values.buildings[building];
  const name = say(buildingName(building));
  const owner = view.seats.find(({ seat }) => state.palatinates[seat].buildings.includes(building));
  const texts = buildingText(values, building).map(({ text }) => say(text));
  const label = owner === undefined ? [name, ...texts].join('. ') : t('market.built', { name, owner: owner.name });
  return (
    <TargetButton
      {...{ view, actions, label }}
      target={buildingTarget(building)}
      lift={{ as: 'itself' }}
      className={styles.stall}
      peek={{ kind: 'building', index: building }}
    >
      <span className={styles.stamp} data-gone={owner === undefined ? undefined : 'yes'}>
        <BuildingArt building={BUILDINGS[building]} />
        <b>{left === 0 ? '' : left}</b>
        <b>{right === 0 ? '' : right}</b>
        {owner !== undefined && <Disc seat={owner} size={20} className={styles.owner ?? ''} />}
      </span>
    </TargetButton>
  );
}
