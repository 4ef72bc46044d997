import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { namesIn } from '../../storage/summary.ts';
import { tables } from '../../storage/tables.ts';
import { useT } from '../../words/texts/index.ts';
import { idOf, isOpen, type SavedEntry } from './useSaved.ts';

interface Props {
  readonly entry: SavedEntry | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ entry, onClose, onDeleted }: Props) {
  const t = useT();
  if (entry === undefined) return null;
  const remove = () => void tables.remove(idOf(entry)).then(onDeleted);
  return (
    <Dialog
      open
      title={t('games.deleteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('games.keep')}</Button>
          <Button kind="primary" onClick={remove}>
            {t('games.delete')}
          </Button>
        </>
      }
    >
      <p>
        {isOpen(entry)
          ? t('games.deleteText', { names: namesIn(entry.saved).join(', ') })
          : t('games.deleteUnreadable')}
      </p>
    </Dialog>
  );
}
