import type { Seat } from '@three-crowns/core';
import type { ReactNode } from 'react';
import { SEAT_COLOURS } from '../../seats/seats.ts';
import { Chair } from './Chair.tsx';
import styles from './Hall.module.css';
import { Wall } from './Wall.tsx';

interface HallProps {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Stands below the places. */
  readonly note?: ReactNode;
  /** The places, each a `Place`. */
  readonly children: ReactNode;
}

/** The hall before a game: one long oak table, and a chair for everybody. On a phone its places stand below each other. */
export function Hall({ title, tools, note, children }: HallProps) {
  return (
    <section className={styles.hall}>
      <Wall />
      <header className={styles.head}>
        <h2>{title}</h2>
        {tools}
      </header>
      <div className={styles.table}>
        <ol className={styles.places}>{children}</ol>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly seat: Seat;
  readonly isFree?: boolean;
  /** Stands at the back of the chair. */
  readonly corner?: ReactNode;
  /** What lies before the chair on the table. */
  readonly children: ReactNode;
}

export function Place({ seat, isFree = false, corner, children }: PlaceProps) {
  return (
    <li
      className={styles.place}
      data-free={isFree ? '' : undefined}
      style={{ '--seat': `var(--${SEAT_COLOURS[seat]})` }}
    >
      <div className={styles.chair}>
        <Chair seat={seat} isFree={isFree} />
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <div className={styles.plate}>{children}</div>
    </li>
  );
}
