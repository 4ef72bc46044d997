import { type Seat, UNKNOWN } from '@three-crowns/core';
import {
  buildingName,
  costText,
  farmersOf,
  lackingForLevy,
  NO_BUILDING,
  printedMood,
  seamPoints,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { signed } from '../../../design/numbers.ts';
import { MoodFace } from '../pieces/MoodFace.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { Stock } from './Goods.tsx';
import { MiniPanorama } from './MiniPanorama.tsx';
import styles from './PalatinateSummary.module.css';

/** An opponent's palatinate in short, below the name that the table writes. */
export function PalatinateSummary({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const own = state.palatinates[seat];
  const mood = printedMood(own.mood);
  const missing = state.phase === 'turn' ? lackingForLevy(state, own) : undefined;
  const seams = seamPoints(valuesOf(state), own);
  const facts = [
    own.points === UNKNOWN ? t('points.hidden') : t('points.open', { count: own.points }),
    ...(seams > 0 ? [t('seams', { count: seams })] : []),
  ];
  const street = own.buildings.filter((building) => building !== NO_BUILDING).map((one) => say(buildingName(one)));
  return (
    <div
      className={styles.other}
      data-realm-of={seat}
      data-few={view.seats.length < 3 ? 'yes' : undefined}
      data-many={view.seats.length > 3 ? 'yes' : undefined}
    >
      <MiniPanorama {...{ view, seat }} />
      {street.length > 0 && <p className={styles.street}>{street.join(' · ')}</p>}
      <ul className={styles.numbers}>
        <li title={t('scale.mood')}>
          <MoodFace mood={mood} size={18} />
          <b>{signed(mood)}</b>
        </li>
        <li>
          <Sign name="education" title={t('scale.education')} />
          <b>{own.education}</b>
        </li>
        <li>
          <Sign name="development" title={t('scale.development')} />
          <b>{own.development}</b>
        </li>
        <li className={styles.first}>
          <Sign name="farmers" title={t('unit.farmers')} />
          <b>{farmersOf(own)}</b>
        </li>
        <Stock {...{ view, seat }} size={18} />
      </ul>
      {missing !== undefined ? (
        <p className={styles.short}>{t('visit.lacks', { units: say(costText(missing)) })}</p>
      ) : (
        <p className={styles.fact}>{facts.join(' · ')}</p>
      )}
    </div>
  );
}
