import { kingsWill, type Source } from '@three-crowns/kings-will';
import legend from '../../../../learn/parts/Marks.module.css';
import { MarkLegend, MarkSign, type SourceMark } from '../../../../learn/parts/Marks.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { useComponentsWords } from '../texts/words.ts';
import list from './Browse.module.css';

function useMark(): (source: Source) => SourceMark {
  const t = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (source) => ({ source, name: t(`mark.${source}`), about: say({ key: `source.${source}` }) });
}

/** Where a number comes from. */
export function Mark({ source }: { readonly source: Source }) {
  const markOf = useMark();
  return <MarkSign {...markOf(source)} />;
}

/** Those that occur in this game, and the reader's own. */
const SHOWN: readonly Source[] = ['RULEBOOK', 'RECONSTRUCTED', 'CUSTOM'];

export function Marks() {
  const t = useComponentsWords();
  const markOf = useMark();
  return <MarkLegend title={t('sources.marks')} marks={SHOWN.map(markOf)} />;
}

const SIDES = [
  ['sources.known', ['sources.known.1', 'sources.known.2', 'sources.known.3']],
  ['sources.ours', ['sources.ours.1', 'sources.ours.2', 'sources.ours.3', 'sources.ours.4']],
] as const;

/** What is known beside what is ours. */
export function KnownAndOurs() {
  const t = useComponentsWords();
  return SIDES.map(([title, lines]) => (
    <section key={title} className={legend.legend} aria-label={t(title)}>
      <h4>{t(title)}</h4>
      <ul className={list.list}>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  ));
}
