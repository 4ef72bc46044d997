/** What the domains ask, as the list of the box has it, and tables where one of them can be taken. */
import { table } from './situation.ts';

export const CITIZEN_OF: Readonly<Record<string, string>> = { W: 'peasant', So: 'archer', Sh: 'rogue', H: 'cleric' };

/** Cost and requirement as the list of the box has them. */
export const PRICES: readonly (readonly [domain: string, cost: number, icons: string])[] = [
  ['foxgrove-palisade', 9, 'So Sh'],
  ['desert-orchid', 9, 'Sh H'],
  ['emerald-stronghold', 12, 'W So H'],
  ['pratchetts-plateau', 8, 'W H'],
  ['cathedral-of-st-aquila', 8, 'H H'],
  ['darktide-harbour', 6, 'W So Sh'],
  ['cloudriders-camp', 8, 'So H'],
  ['orb-of-urdr', 6, 'Sh H'],
  ['rogues-landing', 7, 'W Sh'],
  ['blood-crow-army', 5, 'So So So'],
  ['eye-of-asteraten', 8, 'So H'],
  ['cutthroats-truce', 5, 'Sh H'],
  ['halfpenny-hill', 6, 'W W W'],
  ['shattered-hand', 7, 'W H'],
  ['forgotten-sorrows', 9, 'W Sh'],
  ['watcher-on-the-water', 6, 'So So'],
  ['gargans-embrace', 7, 'So So'],
  ['nest-of-the-weaver-witch', 6, 'W W'],
  ['palace-of-the-dawn', 11, 'W So So'],
  ['grimmwater-keep', 10, 'W W Sh'],
  ['violet-thorn', 7, 'So H'],
  ['purloiners-perch', 10, 'Sh Sh'],
  ['golden-obelisk-of-nae', 6, 'W H'],
  ['monolith-of-ostendaar', 9, 'W So'],
];

/** A table where the active player can take this domain and has `has` left afterwards. */
export function about(
  domain: string,
  { has = '', citizens = '', monsters = '', others = [{}], grid = {}, options = {} } = {},
) {
  const [, cost, icons] = PRICES.find(([name]) => name === domain) ?? ['', 0, ''];
  const needed = icons.split(' ').map((icon) => CITIZEN_OF[icon]);
  const gold = cost + Number(/(\d+)G/.exec(has)?.[1] ?? 0);
  return table({
    options: { seats: others.length + 1, ...options },
    grid: { d1: `${domain} halfpenny-hill`, ...grid },
    players: [
      { has: `${gold}G ${has.replace(/\d+G/, '')}`, citizens: `${needed.join(' ')} ${citizens}`, monsters },
      ...others,
    ],
  });
}
