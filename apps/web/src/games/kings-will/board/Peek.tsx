import { placeName, placeText, valuesOf } from '@three-crowns/kings-will/board';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { zoomNow } from '../../../design/zoom.ts';
import { idOfTarget } from '../../../table/picking/targets.ts';
import { type Peeked, peekAt, usePeeked } from '../pieces/peek.ts';
import type { View } from '../pieces/view.ts';
import { WillCard } from '../pieces/WillCard.tsx';
import { useNames } from '../sayings/useNames.ts';
import styles from './Peek.module.css';
import { useFaces } from './plan/useFaces.tsx';
import { Ware } from './supply/Ware.tsx';

/** The card that is pointed at, large, beside it. Screen readers are told by the thing itself. */
export function Peek({ view }: { readonly view: View }) {
  const peeked = usePeeked();
  // Where the screen changes hands, nothing is left open for the next one.
  useEffect(() => () => peekAt(undefined), []);
  return peeked === undefined || !mayShow(view, peeked) ? null : <Open key={peeked.target} {...{ view, peeked }} />;
}

/** A will card, only to who knows it. */
const mayShow = ({ state }: View, { kind, index }: Peeked): boolean => kind !== 'will' || state.plan.includes(index);

const UNSEEN: CSSProperties = { visibility: 'hidden' };
const AWAY = 8;

function Open({ view, peeked }: { readonly view: View; readonly peeked: Peeked }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<CSSProperties>();
  const { target } = peeked;
  useLayoutEffect(() => {
    const thing = document.getElementById(idOfTarget(target))?.getBoundingClientRect();
    const card = ref.current?.getBoundingClientRect();
    if (thing === undefined || card === undefined) return;
    const isRight = thing.right + AWAY + card.width < innerWidth;
    const left = isRight ? thing.right + AWAY : thing.left - AWAY - card.width;
    const top = Math.min(Math.max(thing.top, AWAY), innerHeight - card.height - AWAY);
    setSpot({ left: left / zoomNow(), top: top / zoomNow() });
  }, [target]);
  return (
    <div ref={ref} className={styles.peek} style={spot ?? UNSEEN} aria-hidden="true">
      <Card {...{ view, peeked }} />
    </div>
  );
}

function Card({ view, peeked: { kind, index } }: { readonly view: View; readonly peeked: Peeked }) {
  const { say } = useNames(view);
  const face = useFaces(view);
  if (kind === 'will') {
    const full = face.full(index);
    return (
      <span className={styles.will}>
        <WillCard large {...(full === undefined ? {} : { face: full })} />
      </span>
    );
  }
  if (kind === 'building') return <Ware view={view} building={index} />;
  return (
    <div className={styles.place}>
      <b>{say(placeName(index))}</b>
      {placeText(valuesOf(view.state), index).map(({ part, text }) => (
        <span key={`${part} ${text.key}`}>{say(text)}</span>
      ))}
    </div>
  );
}
