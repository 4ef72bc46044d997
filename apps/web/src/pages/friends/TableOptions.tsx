import { Fold } from '../../design/Fold.tsx';
import { namesOf } from '../../newGame/draft.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useT } from '../../words/texts/index.ts';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import { Options } from '../new/Options.tsx';
import { useNameWords } from '../new/useNameWords.ts';
import type { TableSetting } from './useTableDraft.ts';

interface Props {
  readonly setting: TableSetting;
  /** Of who opens the table. */
  readonly name: string;
}

/** Everything the game lets people choose, as for a game at one screen; hints are for all or for nobody. */
export function TableOptions({ setting, name }: Props) {
  const t = useT();
  const w = useOnlineWords();
  const words = useNameWords();
  const { game, form, draft, trouble, change } = setting;
  const names = namesOf(draft.seats, { ...words, last: name.trim() });
  return (
    <Fold title={w('new.options')} isOpen={trouble !== undefined}>
      <Options {...{ game, form, draft, names, trouble }} onChange={change} />
      {trouble !== undefined && <TroubleNote title={t('new.failed')} trouble={trouble} />}
    </Fold>
  );
}
