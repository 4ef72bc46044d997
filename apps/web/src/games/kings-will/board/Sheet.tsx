import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../design/IconButton.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useBoardWords } from '../texts/index.ts';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A part of the table, large enough to be read, over the middle of it. */
export function Sheet({ title, children, onClose }: Props) {
  const t = useBoardWords();
  const ref = useRef<HTMLElement>(null);
  // The button that opened it lies below it now.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} tabIndex={-1} className={styles.sheet} aria-label={title} data-sheet="">
      <IconButton label={t('sheet.close')} className={styles.close} onClick={onClose}>
        <Icon name="close" size={20} />
      </IconButton>
      {children}
    </section>
  );
}
