import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { refusalOf } from '../picking/refusalOf.ts';
import { RefusalWords } from '../refusal/RefusalWords.tsx';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { choicesAt, previewedAt } from '../view/choices.ts';
import { placeBeside } from './place.ts';
import styles from './ThingCard.module.css';
import type { LookedAt } from './useLookedAt.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly at: LookedAt | undefined;
  onShown(text: string): void;
}

/** The card of the thing that is looked at, beside it. Its text is handed on, to be said aloud. */
export function ThingCard({ screen: { Card }, view, actions, at, onShown }: Props) {
  if (Card === undefined || at === undefined) return null;
  return <Open key={at.thing} {...{ view, actions, at, Card, onShown }} />;
}

interface OpenProps extends Pick<Props, 'view' | 'actions' | 'onShown'> {
  readonly at: LookedAt;
  readonly Card: NonNullable<GameScreen['Card']>;
}

const UNSEEN: CSSProperties = { visibility: 'hidden' };

/** Drawn unseen first, to be measured; measured anew when its words are others, in another language. */
function Open({ view, actions, at: { thing, element, how }, Card, onShown }: OpenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<CSSProperties>();
  const choice = previewedAt(view.choices, thing);
  const refusal = choicesAt(view.choices, thing).length === 0 ? refusalFor(view, thing) : undefined;
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const place = () => setSpot(spotOf(card, element));
    const observer = new ResizeObserver(place);
    place();
    observer.observe(card);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => onShown(ref.current?.textContent ?? ''), [onShown]);
  return (
    // One that a mouse brought goes with it: nobody tabs to the rule in it.
    <div ref={ref} className={styles.card} data-card={how} style={spot ?? UNSEEN} inert={how === 'hover'}>
      <Card {...{ view, actions, choice }} target={thing} />
      {refusal !== undefined && (
        <p className={styles.why}>
          <RefusalWords view={view} refusal={refusal} />
        </p>
      )}
    </div>
  );
}

function spotOf(card: HTMLElement, element: HTMLElement): CSSProperties {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one !== element).map((one) => one.getBoundingClientRect());
  return placeBeside(element.getBoundingClientRect(), card.getBoundingClientRect(), {
    window: { width: innerWidth, height: innerHeight },
    land: boxes('[data-land]')[0],
    asked: boxes('main [data-legal], [data-prompt]'),
  });
}

/** Why it cannot be had, to the one who decides. */
const refusalFor = (view: TableView, thing: string): TableView['refusal'] =>
  view.choices.length === 0 ? undefined : refusalOf(view, thing);
