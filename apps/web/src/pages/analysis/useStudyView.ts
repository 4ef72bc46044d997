import { useMemo } from 'react';
import type { TableView } from '../../table/screen/screen.ts';
import { useView } from '../../table/view/useView.ts';
import { snapshotAt } from './study/study.ts';
import type { StudyParts } from './useParts.ts';

/** What nobody points at or picks. */
const UNTOUCHED = { picked: [], pointed: undefined, refusal: undefined, told: [] } as const;

/** What the boards draw from. */
export function useStudyView({ study, at, from, line }: StudyParts): TableView {
  const snapshot = useMemo(() => {
    const before = snapshotAt(study, at, from);
    if (line === undefined) return before;
    return { ...before, moments: [...before.moments.slice(0, at + 1), line.moment], at: at + 1, from: at };
  }, [study, at, from, line]);
  const bare = useView(snapshot, study.screen.game);
  return useMemo(() => ({ ...bare, ...UNTOUCHED }), [bare]);
}
