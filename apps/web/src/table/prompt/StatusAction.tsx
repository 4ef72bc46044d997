import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
}

/** What can be done beside the question: turn the own secrets up, try again, play here, look at the score. */
export function StatusAction({ session, snapshot }: Props) {
  const t = useT();
  switch (snapshot.status) {
    case 'choose':
      return snapshot.isFaceDown ? (
        <Button
          kind="quiet"
          size="small"
          title={t('faceDown.title', { name: snapshot.seats[snapshot.own].name })}
          onClick={() => session.takeScreen()}
        >
          <Icon name="eye" size={18} /> {t('faceDown.show')}
        </Button>
      ) : null;
    case 'thinking':
      return session.skip !== undefined && typeof snapshot.viewer === 'number' ? (
        <Button kind="quiet" size="small" onClick={() => session.skip?.()}>
          {t('scene.skip')}
        </Button>
      ) : null;
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
