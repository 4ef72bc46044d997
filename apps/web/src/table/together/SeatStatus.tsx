import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from '../session/together.ts';
import { replacedIn, SECOND, useNow, wholeSeconds } from './clock.ts';
import { useTogetherWords } from './texts/index.ts';

interface Props {
  readonly seat: SeatInfo;
  readonly together: Together;
  readonly isAsked: boolean;
}

/** Whether somebody is there, in words. */
export function SeatStatus({ seat: { seat }, together, isAsked }: Props) {
  const t = useTogetherWords();
  const presence = together.attendance.seats[seat];
  const isLeaving = together.attendance.leaving?.some((one) => one.seat === seat) === true;
  const left = replacedIn(together, seat, useNow(isLeaving, SECOND));
  if (left !== undefined) return t('lost.in', { time: wholeSeconds(left) });
  return t(isAsked && presence === 'here' ? 'thinking' : presence);
}
