import { CONTENT_SETS } from '@three-crowns/kings-will';
import { type Reward, TRAVELS, valuesOf, WILLS } from '@three-crowns/kings-will/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Ledger.module.css';

const values = valuesOf(startOf('setup'));
const { buildings } = CONTENT_SETS.reconstructed;

function mostOf(reward: Reward): number {
  switch (reward.kind) {
    case 'ladder':
      return Math.max(...reward.steps.map(({ points }) => points));
    case 'each':
      return reward.most;
    case 'majority':
      return reward.first;
  }
}

/** Where points come from, each with what it can bring. */
export function GoalPlate() {
  const t = useHowTo();
  const upTo = (points: readonly number[]) => t('goal.upTo', { points: Math.max(...points) });
  const rows = [
    ['goal.start', String(values.numbers.startPoints)],
    ['goal.slot', `+${values.numbers.slotBonus}`],
    ['goal.levy', upTo(TRAVELS.flatMap((_, i) => values.travels[i].offers.map(({ points }) => points)))],
    ['goal.will', upTo(WILLS.map((_, i) => mostOf(values.wills[i].will)))],
    ['goal.wrath', `−${values.numbers.wrath}`],
    ['goal.seam', upTo(Object.values(buildings).map(({ right }) => right))],
  ] as const;
  return (
    <Plate caption={t('goal.caption')}>
      <dl className={styles.ledger}>
        {rows.map(([key, points]) => (
          <div key={key}>
            <dt>
              <span aria-hidden="true">
                <Medal points="" size={24} />
              </span>
              {t(key)}
            </dt>
            <dd>
              <b>{points}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
