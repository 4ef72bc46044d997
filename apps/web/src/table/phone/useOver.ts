import { type FocusEvent, type PointerEvent, useState } from 'react';

interface Listening {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** Whether a mouse is over an area, or the focus on something in it. */
export function useOver(): [isOver: boolean, listening: Listening] {
  const [isOver, setOver] = useState(false);
  return [
    isOver,
    {
      onPointerEnter: ({ pointerType }) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
      onFocus: ({ target, currentTarget }) => target !== currentTarget && setOver(true),
      onBlur: ({ relatedTarget, currentTarget }) => {
        const isIn = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!isIn) setOver(false);
      },
    },
  ];
}
