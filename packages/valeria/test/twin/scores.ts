/** Points once more, card by card. */
import { iconsOf } from './amounts.ts';
import { domainNamed, monsterNamed, TWIN_DUKES } from './cards.ts';
import type { Model, ModelPlayer } from './model.ts';

type Side = Pick<ModelPlayer, 'citizens' | 'domains' | 'monsters' | 'duke'> & {
  readonly resources: number;
  readonly points: number;
};

/** By seat, and last the Dark Lord where there is one. */
export function totals(model: Model, dukes: boolean): number[] {
  const sides: Side[] = model.players.map((player) => ({
    ...player,
    resources: player.purse.G + player.purse.S + player.purse.M,
    points: player.purse.VP,
  }));
  if (model.lord !== undefined) {
    const monsters = model.places.filter(({ name }) => name.startsWith('m')).flatMap(({ stack }) => stack);
    sides.push({ ...model.lord, monsters, resources: 0, points: 0 });
  }
  return sides.map((side) => {
    let sum = side.points;
    for (const name of side.monsters) sum += monsterNamed(name).points;
    for (const name of side.domains) sum += domainNamed(name).points;
    if (dukes) return side.duke === undefined ? sum : sum + byTable(side, side.duke);
    return sum + byTable(side, 'nobody') + majorities(sides, side);
  });
}

function byTable(side: Side, duke: string): number {
  const { rates, per } = TWIN_DUKES.get(duke) ?? { rates: '', per: 1 };
  let sum = Math.floor(side.resources / per);
  for (const rate of rates.split(', ')) {
    const [points, what] = rate.split(' ');
    sum += Number(points) * countOf(side, what);
  }
  return sum;
}

function countOf(side: Side, what: string): number {
  if (what === 'domain') return side.domains.length;
  if (what === 'monster') return side.monsters.length;
  if (what === 'citizen') return side.citizens.length;
  if (what === 'titan') return side.monsters.filter((name) => monsterNamed(name).type === 'titan').length;
  return iconsOf(side, what);
}

/** A36, A45: five for the most, three for each of those who share it. */
function majorities(sides: readonly Side[], side: Side): number {
  return (['citizens', 'monsters', 'domains'] as const).reduce((sum, what) => {
    const ahead = sides.filter((other) => other[what].length > side[what].length).length;
    const equal = sides.filter((other) => other[what].length === side[what].length).length;
    if (ahead > 0) return sum;
    return sum + (equal > 1 ? 3 : 5);
  }, 0);
}
