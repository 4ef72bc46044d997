import { classes } from '../../design/classes.ts';
import styles from './Marks.module.css';

/** Where a number comes from, in a word and in a sentence. */
export interface SourceMark {
  readonly source: string;
  readonly name: string;
  readonly about: string;
}

export function MarkSign({ source, name, about }: SourceMark) {
  return (
    <span className={classes(styles.mark, styles[source])} title={about}>
      {name}
    </span>
  );
}

/** What the marks mean, the surest first. */
export function MarkLegend({ title, marks }: { readonly title: string; readonly marks: readonly SourceMark[] }) {
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
