import { Button } from '../../design/Button.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { TableSession } from '../session/session.ts';
import type { Status } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';

/** What can be done where nobody at this screen decides: try again, play here, look at the score. */
export function StatusAction({ session, status }: { readonly session: TableSession; readonly status: Status }) {
  const t = useT();
  switch (status) {
    case 'failed':
      return (
        <Button kind="primary" onClick={() => session.start()}>
          {t('retry')}
        </Button>
      );
    case 'following':
      return (
        <Button kind="primary" onClick={() => session.takeOver()}>
          {t('following.take')}
        </Button>
      );
    case 'over':
      return (
        <Button kind="primary" href={pathOf({ page: 'score', id: session.id })}>
          {t('score.title')}
        </Button>
      );
    default:
      return null;
  }
}
