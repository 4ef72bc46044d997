import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { isAlone } from '../../seats/seats.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';

interface Props {
  readonly open: boolean;
  readonly snapshot: Snapshot;
  onClose(): void;
  onAgree(): void;
}

/** Beyond a barrier a move is taken back only when everybody agrees. */
export function UndoConsent({ open, snapshot, onClose, onAgree }: Props) {
  const t = useT();
  const isOwn = isAlone(snapshot.seats);
  const agree = () => {
    onClose();
    onAgree();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('askBack.no')}</Button>
      <Button kind="primary" onClick={agree}>
        {t(isOwn ? 'askBack.alone.yes' : 'askBack.yes')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t(isOwn ? 'askBack.alone.title' : 'askBack.title')} onClose={onClose} footer={footer}>
      <p>{t(isOwn ? 'askBack.alone.text' : 'askBack.text')}</p>
      {snapshot.dealsAnew && <p>{t('askBack.redeal')}</p>}
    </Dialog>
  );
}
