import type { Analysis } from '@three-crowns/coach';
import type { Study } from '../study/study.ts';
import { shareOrSave } from './share.ts';
import { formatStudy } from './studyText.ts';

export function shareFile({ record }: Study, analysis: Analysis): Promise<'shared' | 'saved'> {
  const name = `${record.game}-${record.log.length}-analysis.json`;
  return shareOrSave(new File([formatStudy(record, analysis)], name, { type: 'application/json' }));
}
