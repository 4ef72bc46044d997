/** A state as a test writes it: only what matters is said, in names. */
import { PLACE_NAMES } from '../src/grid.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { Lord, Player, State } from '../src/state.ts';
import {
  type CARDS,
  type Card,
  CITIZENS,
  cardNamed,
  DUKES,
  EXHAUSTED,
  type Phase,
  RESOURCES,
  type Resource,
} from '../src/vocabulary.ts';

/** Cards are written by name with spaces between, resources as `3G 1S 2M 4VP`; what is left out is nothing. */
interface Seat {
  readonly has?: string;
  readonly citizens?: string;
  readonly domains?: string;
  readonly monsters?: string;
  readonly duke?: string;
}

export interface Wanted {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The action phase with two actions, unless another is wanted. */
  readonly phase?: Phase;
  readonly actions?: number;
  readonly turn?: number;
  readonly dice?: readonly [number, number];
  readonly players?: readonly Seat[];
  readonly lord?: Pick<Seat, 'citizens' | 'domains' | 'duke'>;
  /** By place: the stack, its top first; empty for a place whose stack is gone. */
  readonly grid?: Readonly<Record<string, string>>;
  /** By place: `exhausted` or an event. An empty place without one has neither. */
  readonly cover?: Readonly<Record<string, string>>;
  /** By place: like `2G 1S`. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Events of the exhausted pile, the next one first, and the Exhausted cards below them. */
  readonly events?: string;
  readonly exhausted?: number;
}

const LETTERS: Readonly<Record<string, Resource | 'points'>> = {
  G: 'gold',
  S: 'strength',
  M: 'magic',
  VP: 'points',
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
export const placeNamed = (name: string): number => {
  const place = PLACE_NAMES.indexOf(name);
  if (place < 0) throw new Error(`no place ${name}`);
  return place;
};
const cardsNamed = (text: string): Card[] => wordsOf(text).map(namedCard);

function namedCard(name: string): Card {
  if (name === 'exhausted') return EXHAUSTED;
  const card = cardNamed(name as (typeof CARDS)[number]);
  if (card < 0) throw new Error(`no card ${name}`);
  return card;
}

function amountsOf(text: string): Record<Resource | 'points', number> {
  const amounts = { gold: 0, strength: 0, magic: 0, points: 0 };
  for (const word of wordsOf(text)) {
    const [, count, letter] = /^(\d+)(G|S|M|VP)$/.exec(word) ?? [];
    if (letter === undefined) throw new Error(`no amount ${word}`);
    amounts[LETTERS[letter]] = Number(count);
  }
  return amounts;
}

/** Domains lie face down but for the top, and mixed citizens too. */
function setStack(state: State, place: number, cards: string): void {
  const covered = state.down[place] > 0;
  state.grid[place] = cardsNamed(cards).reverse();
  state.down[place] = covered ? Math.max(0, state.grid[place].length - 1) : 0;
}

function setTokens(state: State, place: number, text: string): void {
  const amounts = amountsOf(text);
  RESOURCES.forEach((name, resource) => {
    state.tokens[place * RESOURCES.length + resource] = amounts[name];
  });
}

function setPlayer(player: Player, { has = '', citizens = '', domains = '', monsters = '', duke }: Seat): void {
  const amounts = amountsOf(has);
  player.have = RESOURCES.map((name) => amounts[name]);
  player.points = amounts.points;
  player.citizens = countsOf(citizens);
  player.domains = cardsNamed(domains);
  player.monsters = cardsNamed(monsters);
  if (duke !== undefined) player.dukes = [dukeNamed(duke), player.dukes.find((one) => one !== dukeNamed(duke)) ?? 0];
}

function setLord(lord: Lord, { citizens = '', domains = '', duke }: Pick<Seat, 'citizens' | 'domains' | 'duke'>): void {
  lord.citizens = countsOf(citizens);
  lord.domains = cardsNamed(domains);
  if (duke !== undefined) lord.dukes = [dukeNamed(duke)];
}

const countsOf = (text: string): number[] => {
  const cards = cardsNamed(text);
  return CITIZENS.map((_, kind) => cards.filter((card) => card === kind).length);
};

function dukeNamed(name: string): number {
  const duke = (DUKES as readonly string[]).indexOf(name);
  if (duke < 0) throw new Error(`no duke ${name}`);
  return duke;
}

/** The state that is wanted; what is not said is as in the first game, with empty purses. */
export function stateOf(wanted: Wanted): State {
  const { players = [], grid = {}, cover = {}, tokens = {} } = wanted;
  const options = { start: 1, seats: Math.max(2, players.length), ...wanted.options };
  const state = setup(parseOptions(options), wanted.seed ?? 'situation');
  state.phase = wanted.phase ?? 'action';
  state.turn = (wanted.turn ?? 1) - 1;
  state.actions = state.phase === 'action' ? (wanted.actions ?? 2) : 0;
  if (wanted.dice !== undefined) state.dice = [wanted.dice[0], wanted.dice[1]];
  for (const [name, cards] of Object.entries(grid)) setStack(state, placeNamed(name), cards);
  for (const [name, card] of Object.entries(cover)) state.cover[placeNamed(name)] = namedCard(card);
  for (const [name, amounts] of Object.entries(tokens)) setTokens(state, placeNamed(name), amounts);
  if (wanted.events !== undefined) state.events = cardsNamed(wanted.events).reverse();
  state.exhausted = wanted.exhausted ?? state.exhausted;
  state.players.forEach((player, seat) => {
    if (state.phase !== 'dukes') player.kept = 0;
    setPlayer(player, players[seat] ?? {});
  });
  if (state.lord !== null && wanted.lord !== undefined) setLord(state.lord, wanted.lord);
  return state;
}
