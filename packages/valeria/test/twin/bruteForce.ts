/**
 * All legal moves again, from the rulings alone, on a model of names and with no thought for speed: every payment, every
 * theft and every order is tried one by one.
 */
import { amountOf, covers, plus } from './amounts.ts';
import { citizenNamed, domainNamed, monsterNamed, TWIN_CITIZENS, TWIN_DOMAINS, TWIN_EVENTS } from './cards.ts';
import { powerOf } from './harvest.ts';
import { countIn, type Model, type ModelPlace, type ModelPlayer, rests } from './model.ts';

const RESOURCES = { G: 'gold', S: 'strength', M: 'magic' } as const;
const isEvent = (name: string): boolean => TWIN_EVENTS.some((event) => event.name === name);

/** By seat: the moves it may make, sorted, each once. */
export function bruteMoves(model: Model, seat: number): string[] {
  return [...new Set(movesOf(model, seat))].sort();
}

function movesOf(model: Model, seat: number): string[] {
  if (model.waiting !== undefined) return seat === model.waiting.seat ? answers(model, model.waiting) : [];
  const player = model.players[seat];
  if (model.phase === 'dukes') return player.undecided ? ['keep 1', 'keep 2'] : [];
  if (model.phase === 'harvest' || model.phase === 'second') return harvestMoves(model, seat);
  if (seat !== model.turn) return [];
  if (model.phase === 'roll') return ['roll'];
  if (model.phase === 'dice') return orPass(changes(model, player));
  return model.phase === 'action' ? actions(model, player) : [];
}

const orPass = (moves: string[]): string[] => (moves.length > 0 ? [...moves, 'pass'] : []);

function changes({ dice, used }: Model, player: ModelPlayer): string[] {
  return player.domains
    .filter((name) => !used.includes(name))
    .flatMap((name) => {
      const { power } = domainNamed(name);
      const [, value, price] = /^set (\d) for (.*)$/.exec(power) ?? [];
      if (value !== undefined) {
        if (!covers(player.purse, amountOf(player, price))) return [];
        return [0, 1].flatMap((die) => (dice[die] === Number(value) ? [] : [`change ${die + 1} ${name}`]));
      }
      return power === 'lower by 1'
        ? [0, 1].flatMap((die) => (dice[die] > 1 ? [`change ${die + 1} ${name}`] : []))
        : [];
    });
}

function actions(model: Model, player: ModelPlayer): string[] {
  return [
    ...Object.values(RESOURCES).map((name) => `take ${name}`),
    ...model.places.flatMap((place) => [...recruits(place, player), ...builds(place, player)]),
    ...slays(model, player),
  ];
}

/** Every way to lay down this much of a resource and of magic, at least one of it real. */
function payments(text: string, real: number, magic: number, cost: number, extra = 0): string[] {
  const ways: string[] = [];
  for (let own = 1; own <= real; own++) {
    for (let all = extra; all <= magic; all++) {
      const standsIn = all - extra;
      if (own + standsIn === cost) ways.push(standsIn === 0 ? text : `${text} magic ${standsIn}`);
    }
  }
  return ways;
}

function recruits({ name, open }: ModelPlace, { purse, citizens, domains }: ModelPlayer): string[] {
  if (!name.startsWith('c') || open === undefined) return [];
  const starters = open === 'peasant' || open === 'knight' ? 1 : 0;
  const surcharge = domains.includes('emerald-stronghold') ? 0 : countIn(citizens, open) + starters;
  return payments(`recruit ${name}`, purse.G, purse.M, citizenNamed(open).cost + surcharge);
}

function builds({ name, open }: ModelPlace, { purse, citizens, domains }: ModelPlayer): string[] {
  if (!name.startsWith('d') || open === undefined) return [];
  const { icons, cost } = domainNamed(open);
  const roles = citizens.map((citizen) => citizenNamed(citizen).role);
  for (const icon of icons) {
    const at = roles.indexOf(icon);
    if (at < 0) return [];
    roles.splice(at, 1);
  }
  return payments(`build ${name}`, purse.G, purse.M, cost - (domains.includes('pratchetts-plateau') ? 1 : 0));
}

/** The monster or event to be slain at a place. */
function foe({ name, open, cover }: ModelPlace): string | undefined {
  if (isEvent(cover)) return cover;
  return name.startsWith('m') ? open : undefined;
}

function slays({ places }: Model, { purse }: ModelPlayer): string[] {
  return places.flatMap((place) => {
    const name = foe(place);
    if (name === undefined) return [];
    const { strength, magic } = monsterNamed(name);
    return payments(`slay ${place.name}`, purse.S, purse.M, strength + place.tokens.S, magic + place.tokens.M);
  });
}

/** Choices come before trades; a trade is tried one activation after the other. */
function harvestMoves(model: Model, seat: number): string[] {
  const player = model.players[seat];
  const choice = player.due.find((card) => powerOf(model, seat, card).includes(' or '));
  if (choice !== undefined) {
    const options = powerOf(model, seat, choice).split(' or ').length;
    let ways: number[][] = [Array<number>(options).fill(0)];
    for (let i = countIn(player.due, choice); i > 0; i--) {
      ways = ways.flatMap((way) => way.map((_, option) => way.map((count, j) => (j === option ? count + 1 : count))));
    }
    return ways.map((way) => `pick ${choice} ${way.join(' ')}`);
  }
  return orPass([...new Set(player.due)].flatMap((card) => trades(model, seat, card)));
}

function trades(model: Model, seat: number, card: string): string[] {
  const player = model.players[seat];
  const [price, gain] = powerOf(model, seat, card)
    .split(' > ')
    .map((text) => amountOf(player, text));
  const moves: string[] = [];
  let { purse } = player;
  for (let times = 1; times <= countIn(player.due, card) && covers(purse, price); times++) {
    moves.push(`trade ${card} ${times}`);
    purse = plus(purse, price, -1);
    purse = plus(purse, gain);
  }
  return moves;
}

function answers(model: Model, { kind, seat, source, at }: NonNullable<Model['waiting']>): string[] {
  const player = model.players[seat];
  switch (kind) {
    case 'token':
      return model.places.filter((place) => foe(place) !== undefined).map(({ name }) => `token ${name}`);
    case 'steal':
      return thefts(model, seat, source);
    case 'choose':
      return monsterNamed(source)
        .reward.split(' or ')
        .flatMap((option, i) => (isPossible(model, option) ? [`choose ${i + 1}`] : []));
    case 'citizen':
      return freeCitizens(model, wordsOf(source)).map((name) => `citizen ${name}`);
    case 'slay':
      return orPass(slays(model, player));
    case 'return':
      return orPass(returns(model, player, source));
    case 'bargain':
      return player.purse.M >= 3 ? ['bargain', 'pass'] : [];
    case 'rob':
      return opponents(model, seat).flatMap((other) =>
        model.players[other].monsters.length > 0 ? [`rob ${other + 1}`] : [],
      );
    case 'exhaust':
      return exhausts(model);
    case 'column':
      return [0, 1, 2, 3, 4].flatMap((column) => (model.places[column].size > 0 ? [`column ${column + 1}`] : []));
    default:
      return captures(model, at);
  }
}

const opponents = (model: Model, seat: number): number[] =>
  model.players.map((_, other) => other).filter((other) => other !== seat && !rests(model, other));

/** What the card says about the citizen: the words behind `citizen`. */
function wordsOf(source: string): string {
  const text = isDomain(source) ? domainNamed(source).power : monsterNamed(source).reward;
  return /citizen ([a-z0-9 ]+?)(?: \d+VP)?$/.exec(text)?.[1] ?? '';
}

const isDomain = (name: string): boolean => TWIN_DOMAINS.some((domain) => domain.name === name);

function freeCitizens({ places }: Model, words: string): string[] {
  const wanted = words.split(' ');
  return places
    .filter(({ name, open }) => name.startsWith('c') && open !== undefined)
    .filter(({ open }) => {
      const { name, role, cost } = citizenNamed(open as string);
      return wanted.every((word) => {
        if (word === 'any') return true;
        if (/^\d$/.test(word)) return cost <= Number(word);
        return TWIN_CITIZENS.some((citizen) => citizen.name === word) ? name === word : role === word;
      });
    })
    .map(({ name }) => name);
}

function isPossible(model: Model, option: string): boolean {
  const [, words] = /citizen (\w+)/.exec(option) ?? [];
  return words === undefined || freeCitizens(model, words).length > 0;
}

function thefts(model: Model, seat: number, source: string): string[] {
  const text = source === 'thief' ? citizenNamed(source).left : domainNamed(source).power;
  const [, limit, letters] = /steal (\d) ([GSM ]+)$/.exec(text) ?? ['', '0', ''];
  const kinds = letters.split(' ') as (keyof typeof RESOURCES)[];
  // A39: alone it comes from the bank, in full.
  if (model.lord !== undefined) return kinds.map((letter) => `steal ${limit} ${RESOURCES[letter]} bank`);
  const moves = opponents(model, seat).flatMap((other) =>
    kinds.flatMap((letter) => {
      const most = Math.min(Number(limit), model.players[other].purse[letter]);
      const amounts = Array.from({ length: most }, (_, i) => i + 1);
      // A10, A18: the thief may take less, the domains take what there is.
      return (source === 'thief' ? amounts : amounts.slice(-1)).map(
        (amount) => `steal ${amount} ${RESOURCES[letter]} ${other + 1}`,
      );
    }),
  );
  return source === 'thief' || text.includes('may') ? orPass(moves) : moves;
}

function returns({ areas }: Model, { citizens, monsters }: ModelPlayer, source: string): string[] {
  const cards = domainNamed(source).power.includes('citizen')
    ? citizens
    : monsters.filter((name) => areas.includes(monsterNamed(name).area));
  return cards.map((name) => `return ${name}`);
}

/** Every order of serving the places is tried; it is asked when they do not all come to the same. */
function exhausts({ emptied, vacated, pile }: Model): string[] {
  const places = [...emptied, ...vacated];
  const ends = new Set(
    orders(places).map((order) => {
      let { events, exhausted } = pile;
      const served = order.map((place) => {
        if (emptied.includes(place) && events > 0) return `${place} event ${events--}`;
        return exhausted > 0 ? `${place} exhausted ${exhausted-- > 0}` : `${place} nothing`;
      });
      return served.sort().join(', ');
    }),
  );
  return ends.size > 1 ? places.map((place) => `exhaust ${place}`) : [];
}

function orders(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** The two citizens of the column; if neither is left, the domain. */
function captures({ places }: Model, column: number): string[] {
  const open = (name: string) => places.some((place) => place.name === name && place.size > 0);
  const citizens = [`c${column + 1}`, `c${column + 6}`].filter(open);
  const taken = citizens.length > 0 ? citizens : [`d${column + 1}`].filter(open);
  return taken.map((name) => `capture ${name}`);
}
