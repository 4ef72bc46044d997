import {
  COINS,
  FARMERS,
  farmersOf,
  GOODS,
  type Palatinate,
  printedMood,
  UNITS,
  type UnitName,
} from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { signed } from '../../../../design/numbers.ts';
import { Good } from '../../pieces/Good.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { MoodFace } from '../../pieces/MoodFace.tsx';
import { Sign } from '../../pieces/Sign.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { type ExampleId, endOf, startOf } from '../examples/examples.ts';
import styles from './Ledger.module.css';

function held(own: Palatinate, unit: number): number {
  if (unit < GOODS.length) return own.goods[unit];
  return unit === COINS ? own.coins : farmersOf(own);
}

interface Line {
  readonly name: string;
  readonly sign: ReactNode;
  readonly from: string;
  readonly to: string;
}

/** What the moves of an example changed for the first seat: every number before and after. */
export function Ledger({ example }: { readonly example: ExampleId }) {
  const lines = useLines(startOf(example).palatinates[0], endOf(example).palatinates[0]);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.ledger}>
      {lines.map(({ name, sign, from, to }) => (
        <div key={name}>
          <dt>
            <span aria-hidden="true">{sign}</span>
            {name}
          </dt>
          <dd>
            {from} <span aria-hidden="true">→</span> <b>{to}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useLines(before: Palatinate, after: Palatinate): readonly Line[] {
  const t = useBoardWords();
  const units = [...UNITS.keys()].filter((unit) => unit <= FARMERS);
  const all: readonly Line[] = [
    ...units.map((unit) => ({
      name: t(`unit.${UNITS[unit] as UnitName}`),
      sign: <Good name={UNITS[unit]} size={22} />,
      from: String(held(before, unit)),
      to: String(held(after, unit)),
    })),
    ...(['education', 'development'] as const).map((scale) => ({
      name: t(`scale.${scale}`),
      sign: <Sign name={scale} />,
      from: String(before[scale]),
      to: String(after[scale]),
    })),
    {
      name: t('scale.mood'),
      sign: <MoodFace mood={printedMood(after.mood)} size={22} />,
      from: signed(printedMood(before.mood)),
      to: signed(printedMood(after.mood)),
    },
    {
      name: t('points.short'),
      sign: <Medal points="" size={24} />,
      from: String(before.points),
      to: String(after.points),
    },
  ];
  return all.filter(({ from, to }) => from !== to);
}
