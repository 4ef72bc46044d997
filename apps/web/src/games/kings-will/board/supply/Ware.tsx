import {
  abilityText,
  buildingName,
  buildingTarget,
  costOf,
  moodText,
  PLACES,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { BuildingCard } from '../../pieces/BuildingCard.tsx';
import { Cost } from '../../pieces/Good.tsx';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Supply.module.css';

interface Props {
  readonly view: View;
  readonly building: number;
  /** Without it the card is only read. */
  onPick?(): void;
}

/** A building of the market to be read: price, what it does to the mood, what it is for. */
export function Ware({ view, building, onPick }: Props) {
  const { t, say } = useNames(view);
  const values = valuesOf(view.state);
  const row = values.buildings[building];
  const target = buildingTarget(building);
  const canTake = view.choices.some(({ targets }) => targets.includes(target));
  const card = (
    <BuildingCard
      building={building}
      name={say(buildingName(building))}
      left={row.left}
      right={row.right}
      form="large"
      text={
        <>
          {say(abilityText(values, row.ability))} <br />
          {say(moodText(row))}
        </>
      }
      cost={<Cost units={costOf(values, PLACES.length + building)} />}
    />
  );
  if (onPick === undefined) return <span className={styles.ware}>{card}</span>;
  return (
    <button type="button" className={styles.ware} data-legal={canTake ? 'yes' : undefined} onClick={onPick}>
      {card}
      {canTake && <b className={styles.can}>{t('market.can')}</b>}
    </button>
  );
}
