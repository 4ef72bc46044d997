/** The end of King of the Valley: a storey of the castles for every source of points. */
import type { Outcome } from '@three-crowns/core';
import type { Noise } from '../../../design/sound/sounds.ts';
import type { EndProps, EndStep, EndTelling, EndWords } from '../../../table/screen/ending.ts';
import { GROUPS, type Group, grouped } from '../pieces/score.ts';
import { endText } from './texts/index.ts';

export interface Storey extends EndStep {
  readonly key: Group;
}

/** The people are many, so they take a little longer. */
const LASTS: { readonly [G in Group]: number } = {
  influence: 1700,
  kingdoms: 1300,
  orders: 1300,
  couples: 1300,
  gold: 1300,
};

/** People open their shutters, kingdoms are stamped, orders clash, couples marry. */
const NOISES: { readonly [G in Group]: Noise } = {
  influence: 'page',
  kingdoms: 'stone',
  orders: 'wood',
  couples: 'bell',
  gold: 'coin',
};

export function storeysOf({ scores }: Outcome): Storey[] {
  const groups = scores.map((score) => grouped(score));
  return GROUPS.map((key, i) => ({
    key,
    lasts: LASTS[key],
    noise: NOISES[key],
    points: groups.map((lines) => lines[i].points),
  }));
}

/** Who is ahead of everybody else once so many storeys stand; undefined while that is shared. */
function leaderAfter(storeys: readonly Storey[], count: number, seats: number): number | undefined {
  const totals = Array.from({ length: seats }, (_, seat) =>
    storeys.slice(0, count).reduce((sum, { points }) => sum + points[seat], 0),
  );
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : undefined;
}

export const words: EndTelling<unknown, Storey>['words'] = (
  language,
  { seats, outcome }: EndProps,
  { key, points },
) => {
  const storeys = storeysOf(outcome);
  const at = storeys.findIndex((storey) => storey.key === key);
  const list = new Intl.ListFormat(language).format(seats.map(({ name }, seat) => `${name} ${points[seat]}`));
  const leader = leaderAfter(storeys, at + 1, seats.length);
  const isNew = leader !== undefined && leader !== leaderAfter(storeys, at, seats.length);
  const sentences = [
    endText(language, `said.${key}`, { list }),
    ...(isNew ? [endText(language, 'leads', { name: seats[leader].name })] : []),
  ];
  return { name: endText(language, `name.${key}`), sentence: sentences.join(' ') } satisfies EndWords;
};
