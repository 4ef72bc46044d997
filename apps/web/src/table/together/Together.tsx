import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { Bands } from './Bands.tsx';
import { PeopleDrawer } from './People.tsx';
import { useTogether } from './useTogether.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly isOpen: boolean;
  onClose(): void;
}

/** All that a table has more where its people sit at different screens. */
export function Together({ session, snapshot, isOpen, onClose }: Props) {
  useTogether(session, snapshot);
  return (
    <>
      <Bands session={session} snapshot={snapshot} />
      <PeopleDrawer open={isOpen} onClose={onClose} session={session} snapshot={snapshot} />
    </>
  );
}
