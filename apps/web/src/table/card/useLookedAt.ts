/** Which thing of the table somebody looks at: with a mouse that rests on it, with a long press, with the key I. */
import { useEffect, useEffectEvent, useState } from 'react';
import { liftedAt } from '../drag/places.ts';

export interface LookedAt {
  /** The thing by name. */
  readonly thing: string;
  readonly element: HTMLElement;
  /** A card that was asked for stays until it is sent away; one under the mouse goes with it. */
  readonly how: 'hover' | 'press' | 'key';
}

const REST = 180;
const LONG = 420;
/** A finger that moves as far scrolls or drags. */
const FAR = 12;

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

const lookAt = (element: HTMLElement, how: LookedAt['how']): LookedAt => ({
  thing: element.dataset.thing ?? '',
  element,
  how,
});

/** What has a card and cannot have the focus, as far as it is seen. */
const unreached = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-thing]:not(button, [tabindex])')].filter((one) =>
    one.checkVisibility(),
  );

interface Looking {
  readonly at: LookedAt | undefined;
  /** Of the thing that has the focus, once more sends it away; where none has it, as `explainNext`. */
  explain(): void;
  /** One after the other, what cannot have the focus; after the last none. */
  explainNext(): void;
  close(): void;
}

/** `moment` is what the card belongs to: it goes when the game goes on. */
export function useLookedAt(moment: string): Looking {
  const [kept, setKept] = useState<{ readonly moment: string; readonly at: LookedAt }>();
  const at = kept?.moment === moment && kept.at.element.isConnected ? kept.at : undefined;
  const open = useEffectEvent((next: LookedAt) => setKept({ moment, at: next }));
  const close = () => setKept(undefined);
  const isAsked = useEffectEvent(() => at !== undefined && at.how !== 'hover');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { readonly x: number; readonly y: number; readonly isLifted: boolean } | undefined;
    let wasLong = false;
    let mouse: { readonly x: number; readonly y: number; readonly thing: string | undefined } | undefined;
    const later = (element: HTMLElement, how: LookedAt['how'], wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasLong = how === 'press';
        open(lookAt(element, how));
      }, wait);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || isAsked()) return;
      const element = thingAt(event.target);
      const { clientX: x, clientY: y } = event;
      const thing = element?.dataset.thing;
      // Below a mouse that stands still things come and go, as after a move: nobody has asked what the new one is.
      const isStill = mouse?.x === x && mouse.y === y;
      if (isStill && mouse?.thing === thing) return;
      mouse = { x, y, thing };
      clearTimeout(timer);
      if (element === null || isStill) setKept(undefined);
      else later(element, 'hover', REST);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      wasLong = false;
      if (!(event.target instanceof Element && event.target.closest('[data-card]') !== null)) setKept(undefined);
      const element = thingAt(event.target);
      if (event.pointerType === 'mouse' || element === null) return;
      start = { x: event.clientX, y: event.clientY, isLifted: liftedAt(event) !== null };
      later(element, 'press', LONG);
    };
    const move = (event: PointerEvent) => {
      if (mouse !== undefined && event.pointerType === 'mouse')
        mouse = { ...mouse, x: event.clientX, y: event.clientY };
      if (start === undefined || Math.hypot(event.clientX - start.x, event.clientY - start.y) <= FAR) return;
      // Under a finger that drags the thing away the card would cover where it is to go.
      if (wasLong && start.isLifted) setKept(undefined);
      up();
    };
    const up = () => {
      if (start === undefined) return;
      start = undefined;
      clearTimeout(timer);
    };
    // A press that opened the card is no click.
    const click = (event: MouseEvent) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = { pointerover: over, pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    const all = Object.entries({ ...listeners, click }) as [string, EventListener][];
    for (const [type, listener] of all) document.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of all) document.removeEventListener(type, listener, true);
    };
  }, []);
  const show = (element: HTMLElement | undefined) => setKept(element && { moment, at: lookAt(element, 'key') });
  const explainNext = () => {
    const things = unreached();
    show(things[at === undefined ? 0 : things.indexOf(at.element) + 1]);
  };
  const explain = () => {
    const element = thingAt(document.activeElement);
    if (element === null) explainNext();
    else show(at?.element === element && at.how === 'key' ? undefined : element);
  };
  return { at, explain, explainNext, close };
}
