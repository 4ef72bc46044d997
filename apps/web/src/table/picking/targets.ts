/** What a board spreads on the button that stands for a thing on the table: pointing, picking, and the way of the arrow keys. */
import { createContext, type KeyboardEvent, type MouseEvent, type PointerEvent, useContext, useRef } from 'react';
import type { TableActions, TableView } from '../screen/screen.ts';
import { ANY } from './drop.ts';
import { saysMore } from './narrowing.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';
export type How = 'mouse' | 'touch' | 'key';

/** One thing of an area can be reached with Tab; the arrows lead from there to the others. */
export interface Roving {
  readonly current: string | undefined;
  setCurrent(target: string): void;
  /** Moves the focus from a thing; false when nothing lies there. */
  move(from: string, direction: Direction): boolean;
}

export const RovingContext = createContext<Roving | undefined>(undefined);

export interface TargetProps {
  readonly id: string;
  readonly type: 'button';
  readonly tabIndex: number;
  readonly 'aria-label': string;
  readonly 'aria-disabled': boolean;
  readonly 'aria-pressed': true | undefined;
  readonly 'data-target': string;
  readonly 'data-thing': string | undefined;
  readonly 'data-means': string | undefined;
  readonly 'data-lift': string | undefined;
  readonly 'data-ghost': string | undefined;
  readonly 'data-legal': 'yes' | undefined;
  readonly 'data-picked': 'yes' | undefined;
  readonly 'data-pointed': 'yes' | undefined;
  readonly 'data-told': 'yes' | undefined;
  readonly 'data-refused': 'yes' | undefined;
  onPointerDown(event: PointerEvent): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(): void;
  onBlur(): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export const idOfTarget = (target: string): string => `at-${target.replaceAll(/[^\w-]/g, '-')}`;

export interface TargetOptions {
  /** Pointing at it and picking it mean another target: a place that stands for "end here". */
  readonly means?: string | undefined;
  /** It can be dragged; see `Lift`. */
  readonly lift?: Lift | undefined;
}

/** What a drag of the thing means. `drag/useDrag.ts` does the rest. */
export interface Lift {
  /** itself: the target is picked first, where it is dropped second. any: no move names it, as the king of the one to move. */
  readonly as: 'itself' | 'any';
  /** A selector of what is drawn under the pointer, inside the thing or on the table; else the thing itself. */
  readonly ghost?: string;
}

/** Spread it on an area that takes what is lifted elsewhere without a second target: the own castle. */
export const DROP_AREA = { 'data-drop': '' } as const;

/** Spread it on a `<button>`; `label` is what a screen reader says of the thing. */
export function useTargetProps(
  view: TableView,
  actions: TableActions,
  target: string,
  label: string,
  { means, lift }: TargetOptions = {},
): TargetProps {
  const roving = useContext(RovingContext);
  const pressed = useRef('');
  const isPicked = view.picked.includes(target);
  const isLegal = isPicked || saysMore(view.choices, view.picked, target);
  const meant = means ?? target;
  const canLift = lift !== undefined && (lift.as === 'any' ? view.choices.length > 0 : isLegal);
  return {
    id: idOfTarget(target),
    type: 'button',
    tabIndex: roving === undefined || roving.current === target ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !isLegal,
    'data-target': target,
    'data-thing': target,
    'data-means': means,
    'data-lift': canLift ? (lift.as === 'any' ? ANY : target) : undefined,
    'data-ghost': canLift ? lift.ghost : undefined,
    'aria-pressed': isPicked ? true : undefined,
    'data-legal': isLegal && !isPicked ? 'yes' : undefined,
    'data-picked': isPicked ? 'yes' : undefined,
    'data-pointed': view.pointed?.targets.includes(target) ? 'yes' : undefined,
    'data-told': view.told.includes(target) ? 'yes' : undefined,
    'data-refused': view.refusal?.target === target ? 'yes' : undefined,
    onPointerDown: (event) => {
      pressed.current = event.pointerType;
    },
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') actions.point(meant);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') actions.point(undefined);
    },
    onFocus: () => {
      roving?.setCurrent(target);
      if (pressed.current === '') actions.point(meant);
    },
    onBlur: () => {
      pressed.current = '';
      actions.point(undefined);
    },
    onClick: (event) => {
      actions.pick(meant, howOf(event, pressed.current));
      pressed.current = '';
    },
    onKeyDown: (event) => {
      const direction = ARROWS[event.key];
      if (direction !== undefined && roving?.move(target, direction)) event.preventDefault();
    },
  };
}

/** A click without a press came from a key or an assistive tool. */
function howOf(event: MouseEvent, pressed: string): How {
  if (event.detail === 0 || pressed === '') return 'key';
  return pressed === 'mouse' ? 'mouse' : 'touch';
}
