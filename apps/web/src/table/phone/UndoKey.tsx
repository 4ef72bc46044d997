import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { undoLabelOf } from '../session/undoLabel.ts';
import { useT } from '../texts/index.ts';
import styles from './SheetKeys.module.css';

export function UndoKey({ snapshot, undo }: Pick<TableParts, 'snapshot' | 'undo'>) {
  const t = useT();
  const canUndo = snapshot.canUndo || snapshot.canAskBack;
  const label = t(undoLabelOf(snapshot));
  return (
    <IconButton
      kind="plain"
      label={canUndo ? label : t('undo.none')}
      aria-disabled={!canUndo}
      className={styles.square}
      onClick={undo}
    >
      <Icon name="undo" size={22} />
    </IconButton>
  );
}
