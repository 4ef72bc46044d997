import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { zoomNow } from '../../design/zoom.ts';
import { idOfTarget } from '../picking/targets.ts';
import type { TableView } from '../screen/screen.ts';
import { usePhone } from '../screen/usePhone.ts';
import styles from './Refusal.module.css';
import { RefusalWords, type Refused } from './RefusalWords.tsx';
import { type Spot, spotAt } from './spot.ts';

const UNSEEN: CSSProperties = { visibility: 'hidden' };

/**
 * Says at the thing that was clicked why it cannot be used, with the rule. `inside` is the part this bubble serves. On a
 * phone the sheet says it.
 */
export function Refusal({ view, inside }: { readonly view: TableView; readonly inside: string }) {
  const { refusal } = view;
  if (usePhone() !== undefined) return null;
  return (
    <div className={styles.anchor}>
      {refusal && <Bubble key={refusal.target} view={view} inside={inside} refusal={refusal} />}
    </div>
  );
}

interface BubbleProps {
  readonly view: TableView;
  readonly inside: string;
  readonly refusal: Refused;
}

/** Drawn unseen first, to be measured. */
function Bubble({ view, inside, refusal }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | 'elsewhere'>();
  const { target } = refusal;
  useLayoutEffect(() => {
    const thing = document.getElementById(idOfTarget(target));
    const part = ref.current?.closest(inside);
    if (thing && part?.contains(thing) && ref.current) setSpot(spotAt(thing, part, ref.current));
    else setSpot('elsewhere');
  }, [target, inside]);
  // Beside the valley stands what is pointed at, too.
  if (spot === 'elsewhere' || (spot?.side === 'beside' && view.pointed !== undefined)) return null;
  const place = spot && placed(spot);
  return (
    <div ref={ref} className={styles.bubble} data-side={spot?.side} style={place ?? UNSEEN}>
      <RefusalWords view={view} refusal={refusal} />
    </div>
  );
}

function placed({ left, top, tip }: Spot): CSSProperties {
  const zoom = zoomNow();
  return { left: left / zoom, top: top / zoom, '--tip': `${tip / zoom}px` };
}
