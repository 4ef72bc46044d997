import type { Scenes } from '../log/useScenes.ts';
import type { Picking } from '../picking/usePicking.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { Bands } from './Bands.tsx';
import { PeopleDrawer } from './People.tsx';
import type { Beside } from './useBeside.ts';
import { usePointing } from './usePointing.ts';
import type { TalkState } from './useTalk.ts';
import { useTogether } from './useTogether.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly beside: Beside;
  readonly picking: Pick<Picking, 'tapped' | 'pointed' | 'picked'>;
  readonly scenes: Scenes;
  readonly talk: TalkState;
  readonly isOpen: boolean;
  onClose(): void;
}

/** All that a table has more where its people sit at different screens. */
export function Together({ session, snapshot, beside, picking, scenes, talk, isOpen, onClose }: Props) {
  const { tapped, pointed, picked } = picking;
  useTogether(session, snapshot);
  usePointing(session, snapshot, (tapped?.choice ?? pointed)?.targets ?? picked);
  return (
    <>
      <Bands {...{ session, snapshot, beside, scenes }} />
      <PeopleDrawer open={isOpen} {...{ session, snapshot, talk, onClose }} />
    </>
  );
}
