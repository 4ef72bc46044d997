import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from '../session/together.ts';
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
  return t(isAsked && presence === 'here' ? 'thinking' : presence);
}
