import type { Texts } from '@three-crowns/core';
import { classes } from '../../design/classes.ts';
import { type Say, useGameWords } from '../../words/words.ts';
import styles from './Marks.module.css';

/** Where a number comes from, in a word and in a sentence. */
interface SourceMark {
  readonly source: string;
  readonly name: string;
  readonly about: string;
}

function MarkSign({ source, name, about }: SourceMark) {
  return (
    <span className={classes(styles.mark, styles[source])} title={about}>
      {name}
    </span>
  );
}

/** What the marks mean, the surest first. */
function MarkLegend({ title, marks }: { readonly title: string; readonly marks: readonly SourceMark[] }) {
  return (
    <section className={styles.legend} aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {marks.map((mark) => (
          <div key={mark.source}>
            <dt>
              <MarkSign {...mark} />
            </dt>
            <dd>{mark.about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Marks of a game's sources: one beside a number, and the legend of those that are shown. `texts` are the game's own,
 * which say what each source means.
 */
export function makeMarks<Source extends string>(
  texts: Texts,
  useWords: () => Say<`mark.${Source}` | 'sources.marks'>,
  shown: readonly Source[],
) {
  function useMark(): (source: Source) => SourceMark {
    const t = useWords();
    const say = useGameWords(texts, []);
    return (source) => ({ source, name: t(`mark.${source}`), about: say({ key: `source.${source}` }) });
  }
  return {
    Mark({ source }: { readonly source: Source }) {
      const markOf = useMark();
      return <MarkSign {...markOf(source)} />;
    },
    Marks() {
      const t = useWords();
      const markOf = useMark();
      return <MarkLegend title={t('sources.marks')} marks={shown.map(markOf)} />;
    },
  };
}
