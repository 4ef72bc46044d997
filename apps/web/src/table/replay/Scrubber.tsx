import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './ReplayBar.module.css';

interface Props {
  readonly label: string;
  /** The value in words. */
  readonly text: string;
  readonly value: number;
  readonly most: number;
  /** Beginnings of turns. */
  readonly marks: readonly number[];
  onChange(value: number): void;
}

/** A slider over the moments of a game. */
export function Scrubber({ label, text, value, most, marks, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const at = (event: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    onChange(Math.round(share * most));
  };
  const press = (event: KeyboardEvent) => {
    const next = keyTo(event.key, value, most, marks);
    if (next === undefined) return;
    event.preventDefault();
    onChange(Math.min(most, Math.max(0, next)));
  };
  const percent = (ply: number) => `${most === 0 ? 0 : (100 * ply) / most}%`;
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      className={styles.slider}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={text}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        at(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) at(event);
      }}
    >
      <span className={styles.rail}>
        {marks.map((ply) => (
          <i key={ply} style={{ left: percent(ply) }} />
        ))}
        <u style={{ width: percent(value) }} />
      </span>
      <span className={styles.knob} style={{ left: percent(value) }} />
    </div>
  );
}

function keyTo(key: string, value: number, most: number, marks: readonly number[]): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return value + 1;
    case 'PageDown':
      return marks.findLast((ply) => ply < value) ?? 0;
    case 'PageUp':
      return marks.find((ply) => ply > value) ?? most;
    case 'Home':
      return 0;
    case 'End':
      return most;
    default:
      return undefined;
  }
}
