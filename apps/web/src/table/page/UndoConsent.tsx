import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
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
  const isAlone = snapshot.seats.filter(({ bot }) => bot === undefined).length === 1;
  const agree = () => {
    onClose();
    onAgree();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('askBack.no')}</Button>
      <Button kind="primary" onClick={agree}>
        {t(isAlone ? 'askBack.alone.yes' : 'askBack.yes')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t(isAlone ? 'askBack.alone.title' : 'askBack.title')} onClose={onClose} footer={footer}>
      <p>{t(isAlone ? 'askBack.alone.text' : 'askBack.text')}</p>
      {snapshot.dealsAnew && <p>{t('askBack.redeal')}</p>}
    </Dialog>
  );
}
