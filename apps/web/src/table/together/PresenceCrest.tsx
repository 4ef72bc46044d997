import type { Presence } from '@three-crowns/protocol';
import { Crest } from '../../design/Crest.tsx';
import { Icon, type IconName } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import styles from './PresenceCrest.module.css';

const BADGES: Readonly<Record<Presence, IconName>> = {
  here: 'tick',
  away: 'moon',
  lost: 'close',
  bot: 'robot',
};

interface Props {
  readonly seat: SeatInfo;
  readonly presence: Presence;
  readonly size: number;
}

/** The crest of a seat with a badge: whether somebody is there. The words for it stand beside it. */
export function PresenceCrest({ seat: { colour, charge }, presence, size }: Props) {
  return (
    <span className={styles.crest} data-presence={presence}>
      <Crest colour={colour} charge={charge} size={size} />
      <Icon name={BADGES[presence]} size={Math.round(size * 0.37)} className={styles.badge} />
    </span>
  );
}
