import type { ReactNode } from 'react';
import { useLearnWords } from '../texts/index.ts';
import { Prose } from './Prose.tsx';
import styles from './Section.module.css';

interface Props {
  readonly id: string;
  /** Painted in the margin; a section without one has none. */
  readonly numeral?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly fine?: readonly string[];
  /** Stands beside the text where there is room. */
  readonly figures?: ReactNode;
  /** Stands below the paragraphs, in their column. */
  readonly below?: ReactNode;
  /** Stands under both columns, side by side where there is room. */
  readonly row?: ReactNode;
  /** Stands under everything, as wide as the page. */
  readonly children?: ReactNode;
}

/** A section of the book: its first letter is painted, its figures stand beside the text. */
export function Section({ id, numeral, title, paragraphs, fine = [], figures, below, row, children }: Props) {
  return (
    <section id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {numeral !== undefined && (
          <span className={styles.numeral} aria-hidden="true">
            {numeral}
          </span>
        )}
        {title}
      </h3>
      <div className={figures === undefined ? styles.plain : styles.spread}>
        <div className={styles.text}>
          {paragraphs.map((text) => (
            <p key={text}>
              <Prose text={text} />
            </p>
          ))}
          {fine.length > 0 && <FinePoints texts={fine} />}
          {below}
        </div>
        {figures !== undefined && <div className={styles.figures}>{figures}</div>}
      </div>
      {row !== undefined && <div className={styles.row}>{row}</div>}
      {children !== undefined && <div className={styles.under}>{children}</div>}
    </section>
  );
}

function FinePoints({ texts }: { readonly texts: readonly string[] }) {
  const t = useLearnWords();
  return (
    <div className={styles.fine}>
      <p className={styles.fineTitle}>{t('finePoints')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
