import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { zoomNow } from '../../../design/zoom.ts';
import { useT } from '../texts/index.ts';
import type { Course } from './course.ts';
import { Drawing } from './Drawing.tsx';
import styles from './Graph.module.css';
import { plotIn, rangeOf, scalingOf } from './geometry.ts';
import { useSize } from './useSize.ts';

interface Props {
  readonly course: Course;
  readonly at: number;
  /** The moment in words. */
  readonly text: string;
  /** Without names and luck, where there is no room for them. */
  readonly isSmall: boolean;
  onShow(ply: number): void;
}

/** The course of the game as lines; wherever it is touched, the game is shown there. */
export function Graph({ course, at, text, isSmall, onShow }: Props) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { plies, lines, scale } = course;
  const plot = size && plotIn(size, isSmall);
  const scaling = plot && scalingOf(plot, plies, rangeOf(lines, scale));
  const scrub = (event: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (box !== undefined && scaling !== undefined) onShow(scaling.plyAt((event.clientX - box.left) / zoomNow()));
  };
  const press = (event: KeyboardEvent) => {
    const to = { Home: 0, End: plies, ArrowUp: at + 1, ArrowDown: at - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
  };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      className={styles.graph}
      aria-label={t('graph.slider')}
      aria-valuemin={0}
      aria-valuemax={plies}
      aria-valuenow={at}
      aria-valuetext={text}
      data-graph=""
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
      }}
    >
      {size && plot && scaling && <Drawing {...{ course, size, plot, scaling, at, isSmall }} />}
    </div>
  );
}
