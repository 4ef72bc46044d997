import type { Seat } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import type { Fellowship, Together } from '../session/together.ts';
import { Clock } from './Clock.tsx';
import styles from './People.module.css';
import { PresenceCrest } from './PresenceCrest.tsx';
import { Talk } from './Talk.tsx';
import { useTogetherWords } from './texts/index.ts';
import type { TalkState } from './useTalk.ts';

interface Props {
  readonly open: boolean;
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly talk: TalkState;
  onClose(): void;
}

/** Who is at the table, their clocks, and what they say. Beside the table, which stays in use. */
export function PeopleDrawer({ open, session, snapshot, talk, onClose }: Props) {
  const t = useTogetherWords();
  const { seats, together } = snapshot;
  const fellowship = session.together;
  if (together === undefined || fellowship === undefined) return null;
  return (
    <Drawer open={open} title={t(talk.isBeside ? 'people.only' : 'people')} onClose={onClose} modal={false}>
      <div className={styles.people}>
        <ul className={styles.seats}>
          {seats.map((seat) => (
            <Person key={seat.seat} {...{ seat, together, fellowship }} />
          ))}
        </ul>
        <p className={styles.watching}>
          <Icon name="eye" size={18} /> {t('watching', { count: together.attendance.spectators })}
        </p>
        {!talk.isBeside && <Talk {...{ together, seats, talk }} say={fellowship.say} />}
      </div>
    </Drawer>
  );
}

interface PersonProps {
  readonly seat: SeatInfo;
  readonly together: Together;
  readonly fellowship: Fellowship;
}

function Person({ seat: info, together, fellowship }: PersonProps) {
  const t = useTogetherWords();
  const { seat, name, colour } = info;
  const presence = together.attendance.seats[seat];
  const isMine = together.mine.includes(seat);
  return (
    <li className={styles.seat} style={{ '--seat': `var(--${colour})` }}>
      <PresenceCrest seat={info} presence={presence} size={38} />
      <span className={styles.name}>
        <b>{name}</b> <small>{[...(isMine ? [t('you')] : []), t(presence)].join(', ')}</small>
      </span>
      <Clock together={together} seat={info} />
      {isMine && presence === 'bot' && <TakeBack seat={seat} fellowship={fellowship} />}
    </li>
  );
}

function TakeBack({ seat, fellowship }: { readonly seat: Seat; readonly fellowship: Fellowship }) {
  const t = useTogetherWords();
  return (
    <Button kind="primary" size="small" onClick={() => void fellowship.takeBackSeat(seat)}>
      {t('takeBack')}
    </Button>
  );
}
