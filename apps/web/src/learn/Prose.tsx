import { Fragment } from 'react';
import styles from './Prose.module.css';

const MARKS = /(\*\*[^*]+\*\*|\[[A-Z]?\d+\])/;

/** A text with **terms** and links to rulings such as [X8] or, where they have numbers alone, [24]. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(MARKS).map((part, i) => {
    // The parts of a text never change places.
    const key = `${i}${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (MARKS.test(part)) return <RulingLink key={key} id={part.slice(1, -1)} />;
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

const MENTION = /\b([A-Z]\d{1,2})\b/;

/** A ruling may mention others by their ids. */
export function RulingText({ text }: { readonly text: string }) {
  return text.split(MENTION).map((part, i) => {
    const key = `${i}${part}`;
    return MENTION.test(part) ? <RulingLink key={key} id={part} /> : <Fragment key={key}>{part}</Fragment>;
  });
}
