import { UNITS } from '@three-crowns/kings-will/board';
import { signed } from '../../../design/numbers.ts';
import styles from '../../../table/others/Gains.module.css';
import { Good } from '../pieces/Good.tsx';
import type { StepProps } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { unitsBy } from './units.ts';

/** Goods, coins and farmers that came and went. */
export function Gains({ step }: StepProps) {
  const t = useBoardWords();
  const units = unitsBy(step.events, step.seat);
  if (units.every((count) => count === 0)) return null;
  return (
    <span className={styles.gains}>
      {UNITS.map(
        (name, unit) =>
          units[unit] !== 0 && (
            <span key={name}>
              <b>{signed(units[unit])}</b>
              <Good name={name} title={t(`unit.${name}`)} size={20} />
            </span>
          ),
      )}
    </span>
  );
}
