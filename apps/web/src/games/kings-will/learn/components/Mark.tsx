import { kingsWill, type Source } from '@three-crowns/kings-will';
import { classes } from '../../../../design/classes.ts';
import { useGameWords } from '../../../../shell/words.ts';
import styles from '../../../king-of-the-valley/learn/components/Mark.module.css';
import { useComponentsWords } from '../words.ts';
import list from './Browse.module.css';

/** Where a number comes from. */
export function Mark({ source }: { readonly source: Source }) {
  const t = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <span className={classes(styles.mark, styles[source])} title={say({ key: `source.${source}` })}>
      {t(`mark.${source}`)}
    </span>
  );
}

/** Those that occur in this game, and the reader's own. */
const SHOWN: readonly Source[] = ['RULEBOOK', 'RECONSTRUCTED', 'CUSTOM'];

/** What the marks mean, the surest first. */
export function Marks() {
  const t = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <section className={styles.legend} aria-label={t('sources.marks')}>
      <h4>{t('sources.marks')}</h4>
      <dl>
        {SHOWN.map((source) => (
          <div key={source}>
            <dt>
              <Mark source={source} />
            </dt>
            <dd>{say({ key: `source.${source}` })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SIDES = [
  ['sources.known', ['sources.known.1', 'sources.known.2', 'sources.known.3']],
  ['sources.ours', ['sources.ours.1', 'sources.ours.2', 'sources.ours.3', 'sources.ours.4']],
] as const;

/** What is known beside what is ours. */
export function KnownAndOurs() {
  const t = useComponentsWords();
  return SIDES.map(([title, lines]) => (
    <section key={title} className={styles.legend} aria-label={t(title)}>
      <h4>{t(title)}</h4>
      <ul className={list.list}>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  ));
}
