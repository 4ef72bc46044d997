import { type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { DialogBody } from './DialogBody.tsx';
import styles from './Drawer.module.css';
import { useModal } from './useModal.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** false leaves the rest of the page in use beside it. */
  readonly modal?: boolean;
  /** Stands beside the title. */
  readonly tools?: ReactNode;
}

/** A leaf at the right edge, on a phone a sheet from below. */
export function Drawer({ open, modal = true, ...rest }: Props) {
  return open ? <OpenDrawer key={String(modal)} modal={modal} {...rest} /> : null;
}

function OpenDrawer({ title, onClose, children, tools, modal }: Omit<Props, 'open'> & { readonly modal: boolean }) {
  const ref = useModal(modal);
  const id = useId();
  const closeBeside = (event: MouseEvent) => {
    if (modal && event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classes(styles.drawer, !modal && styles.beside)}
      aria-labelledby={id}
      onClick={closeBeside}
      onKeyDown={(event) => {
        if (!modal && event.key === 'Escape') onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogBody id={id} title={title} onClose={onClose} tools={tools}>
        {children}
      </DialogBody>
    </dialog>
  );
}
