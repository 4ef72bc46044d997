import { coaching } from '../../coach/coaching.ts';
import { Table } from '../../table/page/Table.tsx';
import { TableSkeleton } from '../frame/TableSkeleton.tsx';
import type { Opened } from './loadTable.ts';
import { Notice } from './Notice.tsx';
import { TableHelp } from './TableHelp.tsx';
import { useGuideOf } from './useGuideOf.ts';
import { useLoaded } from './useLoaded.ts';

/** A game in play, by the id it is saved under. */
export function TablePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, true);
  if (loaded.state === 'loading') return <TableSkeleton />;
  return loaded.state === 'open' ? <OpenTable key={id} {...loaded} /> : <Notice loaded={loaded} />;
}

function OpenTable({ session, screen, guide: loaded }: Opened) {
  const guide = useGuideOf(screen.game.id, session.id, loaded);
  return (
    <Table {...{ session, screen, coaching, guide }} help={(props) => <TableHelp game={screen.game} {...props} />} />
  );
}
