import { LEVY, lackingForLevy, slotsToGo, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { Cost } from '../../pieces/Good.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { useUnits } from '../../sayings/useUnits.ts';
import styles from './RowArea.module.css';

/** The next royal visit in a line: how far the king is, what all must pay, whether one has it. */
export function VisitStrip({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const words = useUnits(view);
  const state = view.state;
  const { levy } = valuesOf(state).travels[travelOf(state)];
  const lacking = lackingForLevy(state, state.palatinates[view.own]);
  const note = lacking === undefined ? t('visit.have') : t('visit.short', { units: words(lacking) });
  return (
    <TargetButton
      {...{ view, actions }}
      target={LEVY}
      className={styles.strip}
      label={`${t('visit')}. ${t('visit.all')} ${words(levy)}, ${note}`}
    >
      <span className={styles.coming}>
        <b>{t('visit')}</b> {t('king.short', { count: slotsToGo(state.row) })}
      </span>
      <span className={styles.must} data-short={lacking === undefined ? undefined : ''}>
        {t('visit.all')} <Cost units={levy} />
        <Icon name={lacking === undefined ? 'tick' : 'close'} size={16} />
      </span>
    </TargetButton>
  );
}
