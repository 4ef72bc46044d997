import { Table } from '../../table/page/Table.tsx';
import { Notice } from './Notice.tsx';
import { useLoaded } from './useLoaded.ts';

/** A game in play, by the id it is saved under. */
export function TablePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, true);
  if (loaded.state !== 'open') return <Notice loaded={loaded} />;
  return <Table key={id} session={loaded.session} screen={loaded.screen} />;
}
