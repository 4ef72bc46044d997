import { kingsWill, type Source } from '@three-crowns/kings-will';
import legend from '../../../../learn/parts/Marks.module.css';
import { makeMarks } from '../../../../learn/parts/Marks.tsx';
import { useComponentsWords } from '../texts/words.ts';
import list from './Browse.module.css';

/** Those that occur in this game, and the reader’s own. */
const SHOWN: readonly Source[] = ['RULEBOOK', 'RECONSTRUCTED', 'CUSTOM'];

export const { Mark, Marks } = makeMarks<Source>(kingsWill.words.texts, useComponentsWords, SHOWN);

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
