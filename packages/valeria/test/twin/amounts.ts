/** The little language of amounts in the twin's rows. */
import { citizenNamed, domainNamed, monsterNamed } from './cards.ts';
import { countIn, type Letter, type ModelPlayer, type Purse } from './model.ts';

const empty = (): Purse => ({ G: 0, S: 0, M: 0, VP: 0 });
const AREAS = ['hills', 'ruins', 'forest', 'valley', 'mountains', 'wasteland', 'swamp', 'caverns'];

type Owner = Pick<ModelPlayer, 'citizens' | 'domains' | 'monsters'>;

/** What `1G*this` counts: citizens with a role, a name, monsters of an area, monsters, domains. */
function owned(player: Owner, what: string): number {
  if (what === 'domain') return player.domains.length;
  if (what === 'monster') return player.monsters.length;
  if (AREAS.includes(what)) return player.monsters.filter((name) => monsterNamed(name).area === what).length;
  // A12: by name the starter counts, by role it has no icon.
  if (what === 'knight') return 1 + countIn(player.citizens, 'knight');
  return player.citizens.filter((name) => citizenNamed(name).role === what).length;
}

/** `1G 2M*valley` for this player. */
export function amountOf(player: Owner, text: string): Purse {
  const sum = empty();
  for (const word of text.split(' ')) {
    const [, count, letter, what] = /^(\d+)(G|S|M|VP)(?:\*(\w+))?$/.exec(word) ?? [];
    if (letter === undefined) throw new Error(`no amount: ${text}`);
    sum[letter as Letter] += Number(count) * (what === undefined ? 1 : owned(player, what));
  }
  return sum;
}

export const plus = (one: Purse, other: Purse, times = 1): Purse => ({
  G: one.G + other.G * times,
  S: one.S + other.S * times,
  M: one.M + other.M * times,
  VP: one.VP + other.VP * times,
});

export const covers = (purse: Purse, price: Purse): boolean =>
  purse.G >= price.G && purse.S >= price.S && purse.M >= price.M && purse.VP >= price.VP;

/** Role icons on citizens and domains. */
export const iconsOf = ({ citizens, domains }: Owner, role: string): number =>
  citizens.filter((name) => citizenNamed(name).role === role).length +
  domains.flatMap((name) => domainNamed(name).icons).filter((icon) => icon === role).length;
