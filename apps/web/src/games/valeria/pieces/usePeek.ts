/** Opens a card large: beside the grid while it is pointed at or in focus, in front on a long press or the key I. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { bringToFront, lookAt, type Opened } from './opened.ts';

const LONG = 420;
const FAR = 12;

interface Handlers {
  readonly 'data-thing'?: string | undefined;
  onPointerDown?(event: PointerEvent): void;
  onPointerEnter?(event: PointerEvent): void;
  onPointerLeave?(event: PointerEvent): void;
  onFocus?(): void;
  onBlur?(): void;
  onClick?(event: MouseEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
}

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** What the thing does already stays; a press that opened the card is no click. */
export function usePeek<Props extends Handlers>(props: Props, opened: Opened | undefined) {
  const press = useRef<Press>(undefined);
  const wasLong = useRef(false);
  const forget = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    ...props,
    // Its card is this one.
    'data-thing': opened === undefined ? props['data-thing'] : undefined,
    onPointerDown(event: PointerEvent) {
      props.onPointerDown?.(event);
      wasLong.current = false;
      if (event.pointerType === 'mouse' || opened === undefined) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        bringToFront(opened);
      }, LONG);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      const start = press.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) forget();
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      if (opened !== undefined) bringToFront(opened);
    },
    onPointerEnter(event: PointerEvent) {
      props.onPointerEnter?.(event);
      if (event.pointerType === 'mouse') lookAt(opened);
    },
    onPointerLeave(event: PointerEvent) {
      props.onPointerLeave?.(event);
      forget();
      if (event.pointerType === 'mouse') lookAt(undefined);
    },
    onFocus() {
      props.onFocus?.();
      lookAt(opened);
    },
    onBlur() {
      props.onBlur?.();
      lookAt(undefined);
    },
    onClick(event: MouseEvent) {
      if (wasLong.current) event.preventDefault();
      else props.onClick?.(event);
      wasLong.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'i' && opened !== undefined) {
        event.preventDefault();
        bringToFront(opened);
      } else props.onKeyDown?.(event);
    },
  };
}
