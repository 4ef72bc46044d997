import { Fragment } from 'react';
import styles from './Prose.module.css';

const MARKS = /(\*\*[^*]+\*\*|\[[A-Z]?\d+\])/;
const MENTIONS = /(\*\*[^*]+\*\*|\[[A-Z]?\d+\]|\b[A-Z]\d{1,2}\b)/;

interface Props {
  readonly text: string;
  /** A ruling may mention others by their ids alone: X8. */
  readonly mentions?: boolean;
}

/** A text with **terms** and links to rulings such as [X8] or, where they have numbers alone, [24]. */
export function Prose({ text, mentions = false }: Props) {
  const marks = mentions ? MENTIONS : MARKS;
  return text.split(marks).map((part, i) => {
    // The parts of a text never change places.
    const key = `${i}${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (marks.test(part)) return <RulingLink key={key} id={part.replaceAll(/[[\]]/g, '')} />;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function RulingLink({ id }: { readonly id: string }) {
  return (
    <a className={styles.ruling} href={`#${id}`}>
      {/^\d/.test(id) ? `§ ${id}` : id}
    </a>
  );
}
