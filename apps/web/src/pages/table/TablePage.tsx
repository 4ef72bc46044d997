import { Table } from '../../table/page/Table.tsx';
import { TableSkeleton } from '../frame/TableSkeleton.tsx';
import { Notice } from './Notice.tsx';
import { TableHelp } from './TableHelp.tsx';
import { useLoaded } from './useLoaded.ts';

/** A game in play, by the id it is saved under. */
export function TablePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, true);
  if (loaded.state === 'loading') return <TableSkeleton />;
  if (loaded.state !== 'open') return <Notice loaded={loaded} />;
  const { session, screen } = loaded;
  return <Table key={id} {...{ session, screen }} help={(props) => <TableHelp game={screen.game} {...props} />} />;
}
