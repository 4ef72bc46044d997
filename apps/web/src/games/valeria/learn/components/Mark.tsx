import { valeria } from '@three-crowns/valeria';
import type { Source } from '@three-crowns/valeria/board';
import { MarkLegend, MarkSign, type SourceMark } from '../../../../learn/parts/Marks.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { useComponentsWords } from '../texts/words.ts';

function useMark(): (source: Source) => SourceMark {
  const t = useComponentsWords();
  const say = useGameWords(valeria.words.texts, []);
  return (source) => ({ source, name: t(`mark.${source}`), about: say({ key: `source.${source}` }) });
}

/** Where a number comes from. */
export function Mark({ source }: { readonly source: Source }) {
  const markOf = useMark();
  return <MarkSign {...markOf(source)} />;
}

const SHOWN: readonly Source[] = ['RULEBOOK', 'CONFIRMED', 'RECONSTRUCTED', 'CUSTOM'];

export function Marks() {
  const t = useComponentsWords();
  const markOf = useMark();
  return <MarkLegend title={t('sources.marks')} marks={SHOWN.map(markOf)} />;
}
