import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { useT } from '../texts/index.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
  onAgree(): void;
}

/** Beyond a barrier a move is taken back only when everybody agrees. */
export function UndoConsent({ open, onClose, onAgree }: Props) {
  const t = useT();
  const agree = () => {
    onClose();
    onAgree();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('askBack.no')}</Button>
      <Button kind="primary" onClick={agree}>
        {t('askBack.yes')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t('askBack.title')} onClose={onClose} footer={footer}>
      <p>{t('askBack.text')}</p>
    </Dialog>
  );
}
