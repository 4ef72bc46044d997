import { type MouseEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { OverTable } from './anchor.ts';

interface Props {
  readonly title: string;
  /** Where it is opened; the first leaf for none. */
  readonly anchor: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A book in front of the table. Its links turn its own leaves; closing it leads back to where it was opened. */
export function BookOverTable({ title, anchor, children, onClose }: Props) {
  const [at, setAt] = useState(anchor);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const to = link?.getAttribute('href')?.slice(1);
    if (to === undefined) return;
    event.preventDefault();
    if (to === at) document.getElementById(to)?.scrollIntoView();
    else setAt(to);
  };
  return (
    <Dialog open size="wide" title={title} onClose={onClose}>
      <OverTable value={at}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears of the links in it */}
        <div onClick={follow}>{children}</div>
      </OverTable>
    </Dialog>
  );
}
