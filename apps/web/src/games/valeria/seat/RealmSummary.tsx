import type { Seat } from '@three-crowns/core';
import {
  citizensWith,
  diceAfter,
  isActiveSide,
  isBeforeRoll,
  isNothing,
  isResting,
  KINDS,
  ROLES,
  rollYield,
  seatTarget,
} from '@three-crowns/valeria/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { WakingNumbers } from '../harvest/WakingNumbers.tsx';
import { YieldLine } from '../harvest/YieldLine.tsx';
import { RoleBadge } from '../pieces/Badges.tsx';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import { Goods } from './Goods.tsx';
import styles from './RealmSummary.module.css';
import { threatOf } from './threats.ts';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: Seat;
}

/** An opponent's realm in short, below the name and the score that the table writes. */
export function RealmSummary({ view, actions, seat }: Props) {
  const labels = useLabels(view);
  const { t } = labels;
  const { state } = view;
  const player = state.players[seat];
  const rests = isResting(state, seat);
  const brings = rollYield(state, seat, diceAfter(state, view.pointed?.move), isActiveSide(state, seat));
  const isRolled = !isBeforeRoll(state) && state.phase !== 'over';
  const threat = threatOf(state, seat);
  return (
    <div className={styles.other} data-realm={seat} data-seats={view.seats.length}>
      <Goods {...{ view, seat }} kinds={KINDS} size={21} />
      <WakingNumbers view={view} seat={seat} />
      <ul className={styles.facts}>
        {ROLES.map((role, i) => (
          <li key={role}>
            <RoleBadge role={role} title={labels.role(role)} />
            <b>{citizensWith(state, player, i)}</b>
          </li>
        ))}
        <li data-pile={seat} title={t('slain', { count: player.monsters.length })}>
          <Glyph name="skull" title={t('slain', { count: player.monsters.length })} />
          <b>{player.monsters.length}</b>
        </li>
        <li data-domains={seat} title={t('domains', { count: player.domains.length })}>
          <Glyph name="castle" title={t('domains', { count: player.domains.length })} />
          <b>{player.domains.length}</b>
        </li>
        {state.start === seat && (
          <li>
            <Icon name="crown" size={16} title={t('starts')} />
          </li>
        )}
      </ul>
      {rests && <p className={styles.rests}>{t('resting')}</p>}
      {isRolled && !rests && (!isNothing(brings.got) || brings.open.length > 0) && (
        <p className={styles.roll}>
          {t('thisRoll')} <YieldLine brings={brings} isStamped />
        </p>
      )}
      {threat !== undefined && <p className={styles.threat}>{t('threat', { name: labels.card(threat) })}</p>}
      {isVictim(view, seat) && <Victim {...{ view, actions, seat }} />}
    </div>
  );
}

const isVictim = ({ choices }: View, seat: Seat): boolean =>
  choices.some(({ targets }) => targets.includes(seatTarget(seat)));

/** Somebody to take from: the realm itself can be clicked. */
function Victim({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const words = t('victim', { name: view.seats[seat].name });
  return (
    <button {...useTargetProps(view, actions, seatTarget(seat), words)} className={styles.victim}>
      {words}
    </button>
  );
}
