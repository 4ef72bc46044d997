import { type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { DialogBody } from './DialogBody.tsx';
import sheet from './sheet.module.css';
import { useModal } from './useModal.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Nearly the whole window, for pages that need it. */
  readonly size?: 'wide';
}

/** A question or a page in front of everything else. Esc and a click beside it close it. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, footer, size }: Omit<Props, 'open'>) {
  const ref = useModal(true);
  const id = useId();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does what the click beside the dialog does
    <dialog
      ref={ref}
      className={classes(sheet.high, styles.dialog, size && styles[size])}
      aria-labelledby={id}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogBody id={id} title={title} onClose={onClose} footer={footer}>
        {children}
      </DialogBody>
    </dialog>
  );
}
