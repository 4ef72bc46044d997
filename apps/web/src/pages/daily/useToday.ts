import { useEffect, useState } from 'react';
import { dayOf } from '../../daily/dealId.ts';

const DAY = 86_400_000;

/** The day of UTC, and when the next one begins, in milliseconds. Changes at midnight, also in a page that stays open. */
export function useToday(): { readonly day: string; readonly next: number } {
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const next = Date.parse(day) + DAY;
  useEffect(() => {
    const look = () => setDay(dayOf(Date.now()));
    const timer = setTimeout(look, Math.max(0, next - Date.now()));
    // A page that has slept looks when it is seen again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return { day, next };
}
