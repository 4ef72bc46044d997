import type { ReactNode } from 'react';
import styles from './DialogBody.module.css';
import { IconButton } from './IconButton.tsx';
import { DrawnIcon } from './icons/DrawnIcon.tsx';
import { useDesignWords } from './texts/index.ts';

interface Props {
  /** Of the title, which names the dialog around it. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stands beside the title. */
  readonly tools?: ReactNode;
  /** Stays in sight while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** What a dialog and a drawer have inside: a title, a way out, and a body that scrolls. */
export function DialogBody({ id, title, onClose, children, tools, footer }: Props) {
  const t = useDesignWords();
  return (
    <div className={styles.inside}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
        <IconButton label={t('close')} onClick={onClose}>
          <DrawnIcon name="close" size={20} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={styles.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
