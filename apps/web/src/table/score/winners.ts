import type { Language, Message, Outcome } from '@three-crowns/core';
import type { SeatInfo } from '../../seats/seats.ts';
import type { T } from '../texts/index.ts';

/** Who has won, a rival without a seat among them: "Mathilde wins". */
export function winnersText(
  { winners, rivals = [] }: Outcome,
  seats: readonly SeatInfo[],
  say: (message: Message) => string,
  t: T,
  language: Language,
): string {
  const best = rivals.filter(({ place }) => place === 1).map(({ key }) => say({ key: `rival.${key}` }));
  const all = [...winners.map((seat) => seats[seat].name), ...best];
  if (all.length === 0) return t('score.nobody');
  return t('score.won', { names: new Intl.ListFormat(language).format(all), count: all.length });
}
