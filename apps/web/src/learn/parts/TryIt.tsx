import type { ReactNode } from 'react';
import { RulingLink } from './Prose.tsx';
import styles from './TryIt.module.css';

interface Props {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A prepared position to play with in the book. */
export function TryIt({ title, about, children }: Props) {
  return (
    <section className={styles.try} aria-label={title}>
      <h4>{title}</h4>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}

/** Why a thing cannot be used, with the ruling; what the rulebook says plainly needs none. */
export function Refused({ text, rule }: { readonly text: string; readonly rule: string }) {
  return (
    <span className={styles.refused}>
      {text} {/\d/.test(rule) && <RulingLink id={rule} />}
    </span>
  );
}
