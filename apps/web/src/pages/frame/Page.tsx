import type { ReactNode } from 'react';
import { classes } from '../../design/classes.ts';
import sheet from '../../design/sheet.module.css';
import styles from './Page.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Stands to the right of the title. */
  readonly tools?: ReactNode;
  /** For pages with columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the shell: a title and sheets of parchment below it. */
export function Page({ title, lead, tools, isWide = false, children }: Props) {
  return (
    <main id="main" className={styles.main} data-wide={isWide ? '' : undefined}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools}
      </header>
      {children}
    </main>
  );
}

/** A sheet of the page. */
export function Sheet({ title, note, children }: { title?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes(sheet.sheet, styles.sheet)}>
      {title !== undefined && <h2>{title}</h2>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
