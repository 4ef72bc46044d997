/**
 * Dragging, for every board: what `useTargetProps` marks as liftable follows the pointer, and where it is dropped is
 * picked after it. A mouse lifts by moving; a finger by a short hold, or at once where nothing scrolls that way.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMotion } from '../../design/motion.ts';
import type { Picking } from '../picking/usePicking.ts';
import { type Ghost, makeGhost } from './ghost.ts';
import { liftedAt, type Place, placeAt, scrolls } from './places.ts';

const FAR = { mouse: 6, touch: 10 } as const;
const HOLD = 240;
const WAY_BACK = 180;

interface Press {
  readonly id: number;
  readonly thing: HTMLElement;
  readonly kind: 'mouse' | 'touch';
  readonly x: number;
  readonly y: number;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
  /** While it is lifted. */
  ghost: Ghost | undefined;
  hasMoved: boolean;
  over: Place | undefined;
}

export function useDrag({ lift, drop, canDrop, letGo, lifted, actions }: Picking): void {
  const pressed = useRef<Press>(undefined);
  const { factor } = useMotion();

  const down = useEffectEvent((event: PointerEvent) => {
    const thing = liftedAt(event);
    if (thing === null || event.button !== 0 || !event.isPrimary) return;
    const kind = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const hold = kind === 'mouse' ? undefined : setTimeout(raise, HOLD);
    const { pointerId: id, clientX: x, clientY: y } = event;
    pressed.current = { id, thing, kind, x, y, hold, ghost: undefined, hasMoved: false, over: undefined };
  });

  const raise = useEffectEvent(() => {
    const press = pressed.current;
    if (press === undefined || press.ghost !== undefined) return;
    const source = press.thing.dataset.lift;
    if (source === undefined) return forget();
    // Measured before the table answers, which may turn to another tab; answered at once, for the very next event.
    const ghost = makeGhost(press.thing, press.x, press.y, press.kind === 'touch');
    press.ghost = ghost;
    if (flushSync(() => lift(source))) return;
    ghost.back(0);
    forget();
  });

  const move = useEffectEvent((event: PointerEvent) => {
    const press = pressed.current;
    if (press?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (Math.hypot(dx, dy) > FAR[press.kind]) press.hasMoved = true;
    if (press.ghost === undefined && press.hasMoved) {
      if (press.kind === 'touch' && scrolls(press.thing, dx, dy)) return forget();
      raise();
    }
    if (press.ghost === undefined) return;
    press.ghost.move(event.clientX, event.clientY);
    hover(press, placeAt(event.clientX, event.clientY, press.thing, canDrop));
  });

  const hover = (press: Press, place: Place | undefined) => {
    if (press.over?.element === place?.element) return;
    press.over?.element.removeAttribute('data-over');
    press.over = place;
    place?.element.setAttribute('data-over', '');
    actions.point(typeof place?.on === 'string' ? place.on : undefined);
  };

  const up = useEffectEvent((event: PointerEvent) => {
    const press = pressed.current;
    if (press?.id !== event.pointerId) return;
    const place = press.ghost && placeAt(event.clientX, event.clientY, press.thing, canDrop);
    if (press.hasMoved && press.ghost !== undefined) swallowClick();
    if (place !== undefined && press.hasMoved && drop(place.on) === 'played') press.ghost?.leave();
    else end(press, place === undefined || !press.hasMoved);
    forget();
  });

  const end = (press: Press, isCancelled: boolean) => {
    if (press.ghost === undefined) return;
    press.ghost.back(WAY_BACK * factor);
    if (isCancelled) letGo();
  };

  const cancel = useEffectEvent(() => {
    if (pressed.current !== undefined) end(pressed.current, true);
    forget();
  });

  const forget = () => {
    clearTimeout(pressed.current?.hold);
    pressed.current?.over?.element.removeAttribute('data-over');
    pressed.current = undefined;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || pressed.current?.ghost === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick('pointerup');
    cancel();
  });

  // The finger drags, it neither scrolls nor selects nor opens a menu.
  const keep = useEffectEvent((event: Event) => {
    const press = pressed.current;
    if (press === undefined || (event.type === 'touchmove' && press.ghost === undefined)) return;
    if (event.cancelable) event.preventDefault();
  });

  // The game has gone on meanwhile.
  const isLifted = lifted !== undefined;
  const dropGhost = useEffectEvent(() => {
    pressed.current?.ghost?.back(0);
    if (pressed.current?.ghost !== undefined) forget();
  });
  useEffect(() => {
    if (!isLifted) dropGhost();
  }, [isLifted]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', onKey, { signal, capture: true });
    for (const kind of ['touchmove', 'contextmenu', 'selectstart', 'dragstart']) {
      addEventListener(kind, keep, { signal, passive: false });
    }
    return () => {
      cancel();
      ending.abort();
    };
  }, []);
}

/** The click that ends a drag is none. */
function swallowClick(after?: 'pointerup'): void {
  const ending = new AbortController();
  const { signal } = ending;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { signal, capture: true });
  const soon = () => setTimeout(() => ending.abort());
  if (after === undefined) soon();
  else addEventListener(after, soon, { signal, once: true });
}
