import { Score } from '../../table/score/Score.tsx';
import { Loading } from '../frame/Loading.tsx';
import { Notice } from './Notice.tsx';
import { useEnding } from './useEnding.ts';
import { useLoaded } from './useLoaded.ts';

/** The end of a game, by the id it is saved under. */
export function ScorePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, false);
  const told = useEnding(loaded.state === 'open' ? loaded.screen : undefined);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state !== 'open') return <Notice loaded={loaded} />;
  if (told === 'loading') return <Loading />;
  return <Score key={id} session={loaded.session} screen={loaded.screen} told={told} />;
}
