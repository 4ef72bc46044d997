import { valeria } from '@three-crowns/valeria';
import type { Source } from '@three-crowns/valeria/board';
import { classes } from '../../../../design/classes.ts';
import { useGameWords } from '../../../../shell/words.ts';
import styles from '../../../king-of-the-valley/learn/components/Mark.module.css';
import { useComponentsWords } from '../words.ts';

/** Where a card, or a number, comes from. */
export function Mark({ source }: { readonly source: Source }) {
  const t = useComponentsWords();
  const say = useGameWords(valeria.words.texts, []);
  return (
    <span className={classes(styles.mark, styles[source])} title={say({ key: `source.${source}` })}>
      {t(`mark.${source}`)}
    </span>
  );
}

const SHOWN: readonly Source[] = ['RULEBOOK', 'CONFIRMED', 'RECONSTRUCTED', 'CUSTOM'];

/** What the marks mean, the surest first. */
export function Marks() {
  const t = useComponentsWords();
  const say = useGameWords(valeria.words.texts, []);
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
