import {
  bonusOf,
  LEVY,
  lackingForLevy,
  offerTarget,
  printedMood,
  travelOf,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { Levy, Offer, TravelBoard } from '../pieces/TravelBoard.tsx';
import type { BoardPart, View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { useUnits } from '../sayings/useUnits.ts';
import styles from './Travel.module.css';

/** What the king will ask of everybody at the end of this round, and what he accepts of those whose people are happy. */
export function Travel({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const words = useUnits(view);
  const state = view.state;
  const values = valuesOf(state);
  const own = state.palatinates[view.own];
  const travel = travelOf(state);
  const { levy, offers } = values.travels[travel];
  const lacking = lackingForLevy(state, own);
  const note = lacking === undefined ? t('visit.have') : t('visit.short', { units: words(lacking) });
  const mood = own.mood + bonusOf(values, own, 'favour');
  const given = givenBy(view);
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
            note={t(lacking === undefined ? 'visit.have' : 'visit.missing')}
            short={lacking !== undefined}
          />
        </TargetButton>
        {offers.map(({ mood: wanted, pay, points }, offer) => (
          <TargetButton
            // biome-ignore lint/suspicious/noArrayIndexKey: offers are where the board prints them
            key={offer}
            {...{ view, actions }}
            target={offerTarget(offer)}
            className={styles.row}
            label={t('visit.offer', { mood: printedMood(wanted), units: words(pay), points })}
          >
            <Offer
              mood={printedMood(wanted)}
              units={pay}
              label={words(pay)}
              points={points}
              unit={t('points.short')}
              open={mood >= wanted}
              given={((given >> offer) & 1) === 1}
            />
          </TargetButton>
        ))}
      </TravelBoard>
    </div>
  );
}

/** A bit for each offer the viewer has taken in this visit. */
function givenBy({ state, own }: View): number {
  const frame = state.stack.findLast(({ effect, seat }) => effect.kind === 'offer' && seat === own);
  return frame?.source ?? 0;
}
