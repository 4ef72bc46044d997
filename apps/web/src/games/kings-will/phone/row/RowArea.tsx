import { Icon } from '../../../../design/icons/Icon.tsx';
import { ActionRow } from '../../board/row/ActionRow.tsx';
import { Travel } from '../../board/Travel.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useBoardWords } from '../../texts/index.ts';
import { Zone } from '../zone/Zone.tsx';
import styles from './RowArea.module.css';
import { VisitStrip } from './VisitStrip.tsx';

/** The action tiles, and below them what the king will ask for; while he is paid, what he asks for alone. */
export function RowArea({ view, actions }: BoardPart) {
  const t = useBoardWords();
  const ask = view.asked?.ask;
  if (ask === 'levy' || ask === 'offer') {
    return (
      <Zone view={view}>
        <div className={styles.visit}>
          <Travel {...{ view, actions }} />
        </div>
      </Zone>
    );
  }
  return (
    <Zone view={view}>
      <div className={styles.row}>
        <ActionRow {...{ view, actions }}>
          <p className={styles.key}>
            <Icon name="lock" size={20} /> {t('row.lockedUntil')}
          </p>
        </ActionRow>
        <VisitStrip {...{ view, actions }} />
      </div>
    </Zone>
  );
}
