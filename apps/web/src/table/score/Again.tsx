import type { AnyGame } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { mayPlayAgain } from '../session/rematch.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { startRematch } from '../session/startRematch.ts';
import { useT } from '../texts/index.ts';
import { useTogetherWords } from '../together/texts/index.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  /** The game in today's version, which the next one is played with. */
  readonly today: AnyGame;
  onFailed(): void;
}

/** Another game of the same people. Where one of them has opened it, all others come along, also who only looked on. */
export function Again({ session, snapshot, today, onFailed }: Props) {
  const t = useT();
  const people = useTogetherWords();
  const next = snapshot.together?.next;
  if (next !== undefined) {
    return (
      <Button kind="primary" size="large" href={pathOf({ page: 'sit', id: next.id })}>
        <Icon name="redo" size={20} /> {people('next.go')}
      </Button>
    );
  }
  if (snapshot.ending === undefined || !mayPlayAgain(snapshot)) return null;
  return (
    <Button kind="primary" size="large" onClick={() => startRematch(today, session).catch(onFailed)}>
      <Icon name="redo" size={20} /> {t('rematch')}
    </Button>
  );
}
