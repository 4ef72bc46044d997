import { createPortal } from 'react-dom';
import { Dialog } from '../../../design/Dialog.tsx';
import { bringToFront, useLooking } from '../pieces/opened.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './CardInFront.module.css';
import { currentOf } from './currentOf.ts';
import { OpenedCard } from './OpenedCard.tsx';

/** The card somebody asked for, in front of everything: outside of the tabs of a phone. */
export function CardInFront({ view }: { readonly view: View }) {
  const labels = useLabels(view);
  const front = currentOf(view, useLooking().front);
  if (front === undefined) return null;
  const title = front.kind === 'duke' ? labels.duke(front.duke) : labels.card(front.card);
  return createPortal(
    <Dialog open title={title} onClose={() => bringToFront(undefined)}>
      <div className={styles.front}>
        <OpenedCard view={view} opened={front} />
      </div>
    </Dialog>,
    document.body,
  );
}
