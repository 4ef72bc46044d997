import { type GameRecord, RECORD_FORMAT } from '@three-crowns/core';
import { useMemo } from 'react';
import type { TableSession } from '../../table/session/session.ts';
import type { Loaded } from '../table/loadTable.ts';
import { useLoaded } from '../table/useLoaded.ts';
import { type Study, studyOf } from './study/study.ts';

/** refused: people still play it, who did not all agree to be helped. */
export type LoadedStudy =
  | Exclude<Loaded, { state: 'open' }>
  | { readonly state: 'refused' }
  | { readonly state: 'open'; readonly study: Study };

/** The game of this id; bots do not play on while it is looked at. */
export function useStudy(id: string): LoadedStudy {
  const loaded = useLoaded(id, false);
  return useMemo(() => {
    if (loaded.state !== 'open') return loaded;
    const { session, screen } = loaded;
    const { game, viewer } = session.snapshot();
    const record = recordToStudy(session);
    if (record === undefined) return { state: 'refused' };
    return { state: 'open', study: studyOf({ id, record, game, screen, viewer }) };
  }, [id, loaded]);
}

/** Once it is over whoever has it; before that where the coach may be asked and the whole game is here. */
function recordToStudy(session: TableSession): GameRecord | undefined {
  const record = session.recordForViewer();
  if (record.format === RECORD_FORMAT) return record;
  const { givesHints, viewer } = session.snapshot();
  return givesHints && typeof viewer === 'number' ? session.wholeRecord?.() : undefined;
}
