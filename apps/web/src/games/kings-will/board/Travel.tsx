import { LEVY, lackingForLevy, offerTarget, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { Levy, Offer, TravelBoard } from '../pieces/TravelBoard.tsx';
import type { BoardPart } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { useUnits } from '../sayings/useUnits.ts';
import { offersOf } from './offers.ts';
import styles from './Travel.module.css';

/** What the king will ask of everybody at the end of this round, and what he accepts of those whose people are happy. */
export function Travel({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const words = useUnits(view);
  const state = view.state;
  const travel = travelOf(state);
  const { levy } = valuesOf(state).travels[travel];
  const lacking = lackingForLevy(state, state.palatinates[view.own]);
  const isPhone = usePhone() !== undefined;
  const note = lacking === undefined ? t('visit.have') : t('visit.short', { units: words(lacking) });
  return (
    <div className={styles.travel}>
      <TravelBoard travel={travel} title={t('visit')} className={styles.board ?? ''}>
        <TargetButton
          {...{ view, actions }}
          target={LEVY}
          className={classes(styles.row, styles.levy)}
          label={`${t('visit.all')} ${words(levy)}, ${note}`}
        >
          <Levy
            units={levy}
            label={words(levy)}
            words={t('visit.all')}
            {...(view.isForAll ? {} : { note: t(lacking === undefined ? 'visit.have' : 'visit.missing') })}
            short={lacking !== undefined && !view.isForAll}
          />
        </TargetButton>
        {offersOf(view).map(({ mood, pay, points, isOpen, isGiven }, offer) => (
          <TargetButton
            // biome-ignore lint/suspicious/noArrayIndexKey: offers are where the board prints them
            key={offer}
            {...{ view, actions }}
            target={offerTarget(offer)}
            className={styles.row}
            label={t('visit.offer', { mood, units: words(pay), points })}
          >
            <Offer
              mood={mood}
              units={pay}
              label={words(pay)}
              points={points}
              unit={t('points.short')}
              open={isOpen}
              given={isGiven}
              brief={isPhone}
            />
          </TargetButton>
        ))}
      </TravelBoard>
    </div>
  );
}
