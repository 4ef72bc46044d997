import { Icon } from '../../design/icons/Icon.tsx';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useTogetherWords } from '../../table/together/texts/index.ts';
import { QrCode } from '../sit/QrCode.tsx';
import styles from './ComeIn.module.css';
import { useTelevisionWords } from './texts/index.ts';
import { useWayIn } from './useWayIn.ts';

interface Props {
  readonly table: string;
  /** How many look on elsewhere. */
  readonly watching: number;
}

/** The way to this table for every phone in the room: a code to point at, three words to say. */
export function ComeIn({ table, watching }: Props) {
  const t = useTelevisionWords();
  const w = useOnlineWords();
  const people = useTogetherWords();
  const { address, spoken } = useWayIn(table);
  return (
    <aside className={styles.comeIn} aria-label={t('come')}>
      <QrCode text={address} label={w('invite.qr')} />
      <p>
        {t(spoken === undefined ? 'come.code' : 'come')}
        {spoken !== undefined && (
          <b lang="en" className={styles.words}>
            {spoken}
          </b>
        )}
        {watching > 0 && (
          <span className={styles.watching}>
            <Icon name="eye" size={18} /> {people('watching', { count: watching })}
          </span>
        )}
      </p>
    </aside>
  );
}
