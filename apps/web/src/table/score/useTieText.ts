import type { SeatInfo } from '../../seats/seats.ts';
import { useSettings } from '../../settings/settings.ts';
import type { TieBreak } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import type { Tie } from './ties.ts';

/** What decided between equal points, or that nothing did. */
export function useTieText(seats: readonly SeatInfo[], tieBreak: TieBreak | undefined): (tie: Tie) => string {
  const t = useT();
  const { language } = useSettings();
  return (tie) => {
    const names = tie.seats.map((seat) => seats[seat].name);
    const all = new Intl.ListFormat(language).format(names);
    if (tie.isShared) return t('score.shared', { names: all });
    if (tieBreak === undefined) return t('score.tie', { names: all });
    const list = names.map((name, i) => `${name} ${tie.points[i]}`).join(', ');
    return tieBreak.say(language, { names: all, list });
  };
}
