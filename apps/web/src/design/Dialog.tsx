import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons/Icon.tsx';
import { useDesignWords } from './texts/index.ts';
import { useModal } from './useModal.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** A question or a page in front of everything else. Esc and a click beside it close it. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, footer }: Omit<Props, 'open'>) {
  const ref = useModal(true);
  const id = useId();
  const t = useDesignWords();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does what the click beside the dialog does
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" size={20} />
          </IconButton>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
        <section className={styles.body} tabIndex={0} aria-labelledby={id}>
          {children}
        </section>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
