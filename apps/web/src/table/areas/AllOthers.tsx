import { Dialog } from '../../design/Dialog.tsx';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './AllOthers.module.css';
import { SeatAlone } from './SeatAlone.tsx';
import { othersOf } from './tally.ts';

interface Props {
  readonly open: boolean;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  onClose(): void;
}

/** What all the others have, side by side. */
export function AllOthers({ open, screen, view, actions, onClose }: Props) {
  const t = useT();
  return (
    <Dialog open={open} title={t('others.all')} size="wide" onClose={onClose}>
      <ul className={styles.others}>
        {othersOf(view).map(({ seat }) => (
          <li key={seat}>
            <SeatAlone {...{ screen, view, actions, seat }} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
