import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { removeGame } from '../../storage/saved.ts';
import { namesIn } from '../../storage/summary.ts';
import { useT } from '../../words/texts/index.ts';
import type { SavedEntry } from './useSaved.ts';

interface Props {
  readonly entry: SavedEntry | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ entry, onClose, onDeleted }: Props) {
  const t = useT();
  if (entry === undefined) return null;
  const remove = () => void removeGame(entry.saved.id).then(onDeleted);
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
      <p>{t('games.deleteText', { names: namesIn(entry.saved).join(', ') })}</p>
    </Dialog>
  );
}
