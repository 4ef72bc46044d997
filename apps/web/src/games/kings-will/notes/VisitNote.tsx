import { lackingForLevy, slotsToGo, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import { offersOf } from '../board/offers.ts';
import { Cost } from '../pieces/Good.tsx';
import { KingFigure } from '../pieces/KingFigure.tsx';
import { Offer } from '../pieces/TravelBoard.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { useUnits } from '../sayings/useUnits.ts';
import styles from './Note.module.css';
import { Note } from './Note.tsx';

/** The royal visit: how far off it is, what all must pay, what the happy may give. */
export function VisitNote({ view }: { readonly view: View }) {
  const { t } = useNames(view);
  const words = useUnits(view);
  const { state, own } = view;
  const { levy } = valuesOf(state).travels[travelOf(state)];
  const lacking = lackingForLevy(state, state.palatinates[own]);
  return (
    <Note
      sign={<KingFigure />}
      title={t('visit')}
      aside={t('king.short', { count: slotsToGo(state.row) })}
      rows={
        <div className={styles.offers}>
          {offersOf(view).map(({ mood, pay, points, isOpen, isGiven }) => (
            <Offer
              key={mood}
              {...{ mood, points }}
              units={pay}
              label={words(pay)}
              unit={t('points.short')}
              open={isOpen}
              given={isGiven}
              brief
            />
          ))}
        </div>
      }
    >
      {t('visit.all')} <Cost units={levy} label={words(levy)} />{' '}
      {lacking === undefined ? t('visit.have') : <em>{t('visit.short', { units: words(lacking) })}</em>}
    </Note>
  );
}
