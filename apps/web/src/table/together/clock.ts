/** What is left on the clock of a seat, as it runs. */
import type { Seat } from '@three-crowns/core';
import { useEffect, useState } from 'react';
import type { Together } from '../session/together.ts';

export const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Under this the figures are red and tell of it. */
export const SHORT = 30 * SECOND;

/** In milliseconds; undefined at a table without clocks. */
export function leftOn(
  { clocks, clocksAt }: Pick<Together, 'clocks' | 'clocksAt'>,
  seat: Seat,
  now: number,
): number | undefined {
  const left = clocks.left.at(seat);
  if (left === undefined) return undefined;
  return clocks.running.includes(seat) ? Math.max(0, left - (now - clocksAt)) : left;
}

/** In how many milliseconds a computer plays for who is lost; undefined where it will not. */
export function replacedIn(
  { attendance, attendanceAt }: Pick<Together, 'attendance' | 'attendanceAt'>,
  seat: Seat,
  now: number,
): number | undefined {
  const leaving = attendance.leaving?.find((one) => one.seat === seat);
  return leaving && Math.max(0, leaving.left - (now - attendanceAt));
}

/** Minutes and seconds, with tenths where they matter. */
export function clockFigures(left: number): string {
  if (left < 10 * SECOND) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  return wholeSeconds(left);
}

/** Minutes and seconds. */
export function wholeSeconds(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** By letter, in days and hours. */
export const letterTime = (left: number): { days: number; hours: number } => ({
  days: Math.floor(left / DAY),
  hours: Math.floor((left % DAY) / HOUR),
});

/** The time, as often as a clock that runs needs it. */
export function useNow(isRunning: boolean, every: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
  return now;
}
