import { KINGDOM } from '@three-crowns/king-of-the-valley/board';
import { Crest } from '../../../design/Crest.tsx';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { isLongName } from '../../../seats/seats.ts';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { KingdomToken } from '../pieces/Coin.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './Purse.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
}

/** Whose castle it is, its gold and its kingdom tokens. */
export function Purse({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const { state } = view;
  const info = view.seats[seat];
  const { gold } = state.castles[seat];
  return (
    <div className={styles.purse}>
      <Crest colour={info.colour} charge={info.charge} size={58} />
      <div className={styles.who}>
        <h2 data-long={isLongName(info.name) ? '' : undefined}>
          <span>{info.name}</span>
          {state.start === seat && <Icon name="crown" size={18} title={t('starts')} />}
        </h2>
        <p className={styles.gold} data-gold={seat}>
          <Icon name="coins" />
          {t('gold', { count: gold })}
        </p>
        {seat === view.own ? (
          <Kingdoms view={view} actions={actions} seat={seat} />
        ) : (
          <p className={styles.kingdoms}>{t('kingdoms', { count: state.castles[seat].kingdoms })}</p>
        )}
      </div>
    </div>
  );
}

function Kingdoms({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const { state } = view;
  const { kingdomGold, kingdomPoints } = state.values;
  const count = state.castles[seat].kingdoms;
  const label = [t('kingdomBonus', { gold: kingdomGold, points: kingdomPoints }), t('kingdoms', { count })].join(', ');
  const props = useTargetProps(view, actions, KINGDOM, label);
  return (
    <button {...props} className={classes(styles.kingdoms, styles.claim)}>
      <KingdomToken points={kingdomPoints} />
      {t('kingdoms', { count })}
    </button>
  );
}
