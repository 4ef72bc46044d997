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

/** Somebody gives up: what that means is said before it is done. */
export function ResignDialog({ snapshot, ...rest }: Props) {
  const t = useT();
  const { seats, viewer, endsByResigning } = snapshot;
  const name = typeof viewer === 'number' ? seats[viewer].name : '';
  return (
    <EndDialog {...rest} title={t('resign.title', { name })} yes={t('resign')}>
      {t(endsByResigning ? 'resign.ends' : 'resign.goesOn', { name })}
    </EndDialog>
  );
}

/** Everybody has to agree that the game is broken off. */
export function AbandonDialog({ snapshot, ...rest }: Props) {
  const t = useT();
  const isAlonePerson = isAlone(snapshot.seats);
  // Elsewhere they cannot be looked at: they are asked.
  const areElsewhere = snapshot.together !== undefined && !isAlonePerson;
  const yes = isAlonePerson ? 'abandon' : areElsewhere ? 'abandon.ask' : 'abandon.yes';
  return (
    <EndDialog {...rest} title={t('abandon.title')} yes={t(yes)}>
      {t(areElsewhere ? 'abandon.askText' : 'abandon.text')}
    </EndDialog>
  );
}

interface EndProps extends Omit<Props, 'snapshot'> {
  readonly title: string;
  readonly yes: string;
  readonly children: string;
}

function EndDialog({ open, title, yes, children, onClose, onAgree }: EndProps) {
  const t = useT();
  const agree = () => {
    onClose();
    onAgree();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('playOn')}</Button>
      <Button kind="primary" onClick={agree}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} footer={footer}>
      <p>{children}</p>
    </Dialog>
  );
}
