import { advanceText, valuesOf } from '@three-crowns/kings-will/board';
import { stepOf } from '../board/scales.ts';
import type { ScaleName } from '../pieces/Scale.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { Note } from './Note.tsx';

/** A scale of the administration board: what it is good for, and what its next step brings. */
export function ScaleNote({ view, scale }: { readonly view: View; readonly scale: ScaleName }) {
  const { t, say } = useNames(view);
  const { state, own } = view;
  const isStudied = scale === 'education' || scale === 'development';
  const next = isStudied ? valuesOf(state)[scale][stepOf(state, scale, own)] : undefined;
  return (
    <Note title={t(`scale.${scale}`)}>
      {t(`scale.${scale}.about`)} {next !== undefined && <b>{t('scale.next', { step: say(advanceText(next)) })}</b>}
    </Note>
  );
}
