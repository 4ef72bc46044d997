import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

interface Props {
  readonly title: string;
  /** Open whether or not somebody opened it; what was open for that stays so. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What most people leave alone: a line that opens. */
export function Fold({ title, isOpen = false, children }: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen || wasOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
