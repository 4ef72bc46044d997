import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../../design/classes.ts';
import { type Direction, type Roving, RovingContext } from '../picking/targets.ts';
import type { GameScreen } from '../screen/screen.ts';
import styles from './FocusArea.module.css';

interface Props {
  readonly label: string;
  readonly part: string;
  readonly className: string | undefined;
  /** Another place is shown on a phone. */
  readonly hidden?: boolean;
  readonly neighbour: GameScreen['neighbour'];
  readonly children: ReactNode;
}

/** A part of the table whose things are reached with one Tab and the arrow keys. */
export function FocusArea({ label, part, className, hidden = false, neighbour, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  // Tab leads to one thing: the one that had the focus while the question may be answered there, else what is asked.
  const settle = (next: Element | null) => {
    const area = ref.current;
    if (area === null) return;
    const kept = area.querySelector('[data-target][tabindex="0"]');
    const asked = area.querySelector<HTMLElement>('[data-legal]');
    const isKept = area.contains(next) || asked === null || kept?.matches('[data-legal], [data-picked]');
    if (kept !== null && isKept) return;
    setCurrent((asked ?? area.querySelector<HTMLElement>('[data-target]'))?.dataset.target);
  };
  useEffect(() => settle(document.activeElement));
  const roving = useMemo(
    (): Roving => ({ current, setCurrent, move: (from, way) => moveFocus(from, way, neighbour) }),
    [current, neighbour],
  );
  return (
    <section
      ref={ref}
      aria-label={label}
      data-part={part}
      className={classes(styles.area, className)}
      hidden={hidden}
      onBlur={(event) => settle(event.relatedTarget)}
    >
      <RovingContext value={roving}>{children}</RovingContext>
    </section>
  );
}

/** The game knows its own neighbours; where it does not, the nearest thing that way on the screen. */
function moveFocus(from: string, direction: Direction, neighbour: GameScreen['neighbour']): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('main [data-target]')];
  const named = neighbour(from, direction);
  const here = things.find((thing) => thing.dataset.target === from);
  const next = things.find((thing) => named !== undefined && thing.dataset.target === named);
  const found = next ?? (here && nearest(here, things, direction));
  found?.focus();
  return found !== undefined;
}

const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

function nearest(here: HTMLElement, things: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const [dx, dy] = WAYS[direction];
  const [x, y] = middle(here);
  const ahead = things.flatMap((thing) => {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    return thing !== here && along > 4 ? [{ thing, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.thing;
}

function middle(thing: HTMLElement): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
