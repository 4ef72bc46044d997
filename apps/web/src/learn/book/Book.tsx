import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useLearnWords } from '../texts/index.ts';
import { useAnchor, useGoTo, useIsOverTable } from './anchor.ts';
import styles from './Book.module.css';
import { Contents } from './Contents.tsx';
import { type BookFacts, type Chapter, chapterAt } from './chapters.ts';
import { Frontispiece } from './Frontispiece.tsx';
import { useReading } from './reading.ts';

interface Props {
  readonly facts: BookFacts;
  readonly chapters: readonly Chapter[];
}

/** The pages about a game: the title leaf, the table of contents and the chapter that is open. */
export function Book({ facts, chapters }: Props) {
  const anchor = useAnchor();
  const open = chapterAt(chapters, anchor);
  const reading = useReading(open.sections.map((section) => section.id));
  const isOverTable = useIsOverTable();
  useGoTo(anchor);
  return (
    <div className={styles.book} data-over={isOverTable ? 'table' : undefined}>
      {!isOverTable && <Frontispiece facts={facts} />}
      <div className={styles.spread}>
        <aside className={styles.side}>
          <Contents chapters={chapters} open={open} reading={reading} />
        </aside>
        <article className={styles.leaf}>
          <h2 id={open.id} className={styles.chapter} tabIndex={-1}>
            {open.title}
          </h2>
          <open.Body />
        </article>
      </div>
      <Sheet chapters={chapters} open={open} reading={reading} />
    </div>
  );
}

/** On a narrow screen the table of contents lies in a sheet. */
function Sheet(props: { chapters: readonly Chapter[]; open: Chapter; reading: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const t = useLearnWords();
  return (
    <div className={styles.sheet}>
      <Button kind="primary" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="book" size={20} />
        {t('contents')}
      </Button>
      <Drawer open={isOpen} title={t('contents')} onClose={() => setOpen(false)}>
        <Contents {...props} onFollow={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
