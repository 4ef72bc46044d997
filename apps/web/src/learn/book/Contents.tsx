import { useLearnWords } from '../texts/index.ts';
import styles from './Contents.module.css';
import type { Chapter } from './chapters.ts';

interface Props {
  readonly chapters: readonly Chapter[];
  readonly open: Chapter;
  readonly reading: string | undefined;
  readonly onFollow?: () => void;
}

/** The table of contents: all chapters, and the sections of the one that is open. */
export function Contents({ chapters, open, reading, onFollow }: Props) {
  const t = useLearnWords();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a
              href={`#${chapter.id}`}
              className={styles.chapter}
              aria-current={chapter.id === open.id ? 'page' : undefined}
              onClick={onFollow}
            >
              {chapter.title}
            </a>
            {chapter.id === open.id && <Sections chapter={chapter} reading={reading} onFollow={onFollow} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections({
  chapter,
  reading,
  onFollow,
}: { chapter: Chapter } & Pick<Props, 'reading'> & {
    readonly onFollow: (() => void) | undefined;
  }) {
  return (
    <ol className={styles.sections}>
      {chapter.sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined} onClick={onFollow}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
