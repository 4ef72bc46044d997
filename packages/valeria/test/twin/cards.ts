/**
 * The box once more, typed from the list of cards and not from the package: rows of text, read when the tests start.
 * Amounts are written G, S, M, VP; `1G*soldier` is one gold for each, `1G > 2M` a trade, `or` a choice.
 */

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export interface TwinCitizen {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly role: string;
  readonly cost: number;
  readonly left: string;
  readonly right: string;
}

export const TWIN_CITIZENS: readonly TwinCitizen[] = rows(`
  cleric     | 1     | holy    | 3 | 3M          | 1M
  monk       | 1     | holy    | 3 | 1G 2M       | 1G > 2M
  merchant   | 2     | worker  | 2 | 2G or 2M    | 1G
  blacksmith | 2     | worker  | 3 | 1G*soldier  | 1G
  mercenary  | 3     | shadow  | 3 | 1S 1G       | 1S > 2G
  alchemist  | 3     | shadow  | 3 | 1G > 3M     | 1M > 2G
  archer     | 4     | soldier | 4 | 2S          | 1S
  wizard     | 4     | soldier | 4 | 1M 1S       | 1M
  peasant    | 5     | worker  | 2 | 1G          | 1G
  knight     | 6     | soldier | 2 | 1S          | 1S
  rogue      | 7     | shadow  | 2 | 2S 2G       | 1S 1G
  thief      | 7     | shadow  | 2 | steal 3 G M | 2G or 2M
  champion   | 8     | soldier | 2 | 4S          | 1G > 4S
  warlord    | 8     | soldier | 2 | 1S*soldier  | 1S*knight
  paladin    | 9 10  | holy    | 2 | 1S 2M       | 1S > 3M
  priestess  | 9 10  | holy    | 2 | 2S 1M       | 1M > 3S
  butcher    | 11 12 | worker  | 1 | 2G*worker   | 4G
  miner      | 11 12 | worker  | 1 | 1G 1G*domain | 4G
`).map(([name, numbers, role, cost, left, right]) => ({
  name,
  numbers: numbers.split(' ').map(Number),
  role,
  cost: Number(cost),
  left,
  right,
}));

export interface TwinMonster {
  readonly name: string;
  readonly area: string;
  readonly type: string;
  readonly strength: number;
  readonly magic: number;
  readonly points: number;
  readonly copies: number;
  /** The extra copies with five players. */
  readonly more: number;
  readonly reward: string;
}

/** `citizen` and a number: of that base cost or less; `citizen any`; `citizen` and a name. */
export const TWIN_MONSTERS: readonly TwinMonster[] = rows(`
  goblin           | hills     | minion | 1  | 0 | 1 | 3 | 0 | 1G
  goblin-mage      | hills     | titan  | 3  | 0 | 2 | 1 | 1 | 1G or 1M
  goblin-king      | hills     | boss   | 6  | 0 | 4 | 1 | 0 | 1G*hills
  skeleton         | ruins     | minion | 2  | 0 | 2 | 3 | 0 | 1G
  flaming-skeleton | ruins     | titan  | 5  | 0 | 3 | 1 | 1 | 1G 1M
  skeleton-king    | ruins     | boss   | 8  | 0 | 4 | 1 | 0 | 2G*ruins
  treant           | forest    | minion | 3  | 0 | 1 | 2 | 1 | 1G 1M
  bane-spider      | forest    | beast  | 6  | 0 | 2 | 2 | 0 | 3G or citizen knight
  spider-queen     | forest    | boss   | 10 | 3 | 5 | 1 | 0 | 2G*forest or citizen any 1VP
  owlbear          | valley    | beast  | 4  | 0 | 2 | 3 | 0 | 2M
  giant            | valley    | titan  | 8  | 0 | 3 | 1 | 1 | 1G 2M
  troll            | valley    | boss   | 12 | 0 | 6 | 1 | 0 | 2M*valley
  dire-bear        | mountains | beast  | 5  | 0 | 3 | 2 | 1 | 2G or 2M
  orc-warrior      | mountains | minion | 9  | 0 | 3 | 2 | 0 | citizen 3
  orc-chieftain    | mountains | boss   | 14 | 0 | 6 | 1 | 0 | 2G*mountains
  gargoyle         | wasteland | minion | 1  | 0 | 1 | 3 | 1 | 1M
  wraith           | wasteland | titan  | 4  | 3 | 3 | 1 | 0 | citizen 2
  witch-queen      | wasteland | boss   | 5  | 4 | 5 | 1 | 0 | 1M*wasteland
  gelatinous-cube  | swamp     | minion | 4  | 1 | 3 | 3 | 1 | 2G
  basilisk         | swamp     | beast  | 6  | 3 | 4 | 1 | 0 | 3G or 3M
  swamp-dragon     | swamp     | boss   | 10 | 4 | 6 | 1 | 0 | 2M*swamp
  kobolds          | caverns   | minion | 5  | 1 | 3 | 3 | 1 | 2G 1M
  gold-golem       | caverns   | titan  | 7  | 3 | 4 | 1 | 0 | 5G
  red-dragon       | caverns   | boss   | 12 | 6 | 7 | 1 | 0 | 3G*caverns
`).map(([name, area, type, strength, magic, points, copies, more, reward]) => ({
  name,
  area,
  type,
  strength: Number(strength),
  magic: Number(magic),
  points: Number(points),
  copies: Number(copies),
  more: Number(more),
  reward,
}));

export interface TwinEvent extends Omit<TwinMonster, 'copies' | 'more'> {
  readonly number: number;
  readonly effect: string;
}

export const TWIN_EVENTS: readonly TwinEvent[] = rows(`
  1 | corrupted-cleric | token M | 2  | 4 | titan  | 2 | 3G 2M
  2 | giant-leech      | lose S  | 10 | 1 | titan  | 4 | 5M
  3 | bat-swarm        | token S | 6  | 0 | minion | 2 | 1G*monster
  4 | sorcerer         | lose M  | 1  | 5 | titan  | 1 | 1M*monster
  5 | mimic            | token G | 3  | 3 | minion | 2 | 5G
  6 | kobold-thieves   | lose G  | 6  | 0 | minion | 1 | 7G
`).map(([number, name, effect, strength, magic, type, points, reward]) => ({
  number: Number(number),
  name,
  effect,
  strength: Number(strength),
  magic: Number(magic),
  type,
  points: Number(points),
  reward,
  area: 'none',
}));

export interface TwinDomain {
  readonly name: string;
  readonly cost: number;
  readonly icons: readonly string[];
  readonly points: number;
  readonly kind: string;
  readonly power: string;
}

const ICONS: Readonly<Record<string, string>> = { W: 'worker', So: 'soldier', Sh: 'shadow', H: 'holy' };

export const TWIN_DOMAINS: readonly TwinDomain[] = rows(`
  foxgrove-palisade        | 9  | So Sh    | 3 | ongoing | set 6 for 2G
  desert-orchid            | 9  | Sh H     | 3 | ongoing | set 1 for 1G*holy
  emerald-stronghold       | 12 | W So H   | 5 | ongoing | no surcharge
  pratchetts-plateau       | 8  | W H      | 3 | ongoing | domains 1 less
  cathedral-of-st-aquila   | 8  | H H      | 3 | ongoing | end: may steal 1 G
  darktide-harbour         | 6  | W So Sh  | 2 | instant | citizen shadow
  cloudriders-camp         | 8  | So H     | 2 | instant | 3S citizen soldier 2
  orb-of-urdr              | 6  | Sh H     | 1 | ongoing | end: may steal 1 M
  rogues-landing           | 7  | W Sh     | 3 | instant | citizen worker
  blood-crow-army          | 5  | So So So | 2 | ongoing | start: 1S
  eye-of-asteraten         | 8  | So H     | 1 | instant | 5S may slay
  cutthroats-truce         | 5  | Sh H     | 1 | instant | steal 3 G
  halfpenny-hill           | 6  | W W W    | 2 | ongoing | start: 1G
  shattered-hand           | 7  | W H      | 3 | instant | citizen holy
  forgotten-sorrows        | 9  | W Sh     | 3 | ongoing | citizen: 1M
  watcher-on-the-water     | 6  | So So    | 3 | instant | may return monster 3VP
  gargans-embrace          | 7  | So So    | 2 | ongoing | double: 1VP
  nest-of-the-weaver-witch | 6  | W W      | 3 | instant | may return citizen 3VP
  palace-of-the-dawn       | 11 | W So So  | 4 | ongoing | lower by 1
  grimmwater-keep          | 10 | W W Sh   | 4 | instant | citizen 3
  violet-thorn             | 7  | So H     | 3 | ongoing | monster: 1M
  purloiners-perch         | 10 | Sh Sh    | 2 | instant | rob
  golden-obelisk-of-nae    | 6  | W H      | 3 | instant | 3M > 3VP
  monolith-of-ostendaar    | 9  | W So     | 3 | ongoing | start: 1M
`).map(([name, cost, icons, points, kind, power]) => ({
  name,
  cost: Number(cost),
  icons: icons.split(' ').map((icon) => ICONS[icon]),
  points: Number(points),
  kind,
  power,
}));

/** Points for each, and how many leftover resources bring one. */
export const TWIN_DUKES: ReadonlyMap<string, { readonly rates: string; readonly per: number }> = new Map(
  rows(`
  cornelius | 3 domain                              | 3
  elsyn     | 2 shadow, 2 holy                      | 4
  elysium   | 1 worker, 1 soldier, 1 shadow, 1 holy | 4
  hrothgar  | 2 monster, 1 titan                    | 4
  isabella  | 1 soldier, 2 holy                     | 3
  lekzandr  | 1 worker, 2 holy                      | 3
  node      | 1 soldier, 2 shadow                   | 3
  reese     | 1 citizen, 1 monster, 1 domain        | 4
  simon     | 1 worker, 1 soldier                   | 2
  waryn     | 1 worker, 2 shadow                    | 3
  nobody    | 1 worker, 1 soldier, 2 shadow, 2 holy | 3
`).map(([name, rates, per]) => [name, { rates, per: Number(per) }]),
);

const named = <T extends { readonly name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the twin knows no ${name}`);
  return found;
};

export const citizenNamed = (name: string): TwinCitizen => named(TWIN_CITIZENS, name);
export const domainNamed = (name: string): TwinDomain => named(TWIN_DOMAINS, name);
export const monsterNamed = (name: string): Omit<TwinMonster, 'copies' | 'more'> =>
  named<Omit<TwinMonster, 'copies' | 'more'>>([...TWIN_MONSTERS, ...TWIN_EVENTS], name);
