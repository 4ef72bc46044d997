/** The grid and the exhausted pile of a written position. What is not written is what the set-up leaves. */
import { BadInput, shown, UNKNOWN } from '@three-crowns/core';
import { stackSizes } from '../content/box.ts';
import { isCitizenPlace, isDomainPlace, isMonsterPlace, PLACE_NAMES, PLACES } from '../grid.ts';
import { cardsOf, exhaustedCards } from '../inventory.ts';
import { homeOf } from '../moves/stacks.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import {
  type Card,
  EVENTS,
  EXHAUSTED,
  isCitizen,
  isDomain,
  isEvent,
  isMonster,
  NOTHING,
  RESOURCES,
} from '../vocabulary.ts';
import { type Line, type Lines, topicsOf } from './lines.ts';
import { cardsIn, cardWithName, type Kinds, numberIn, onlyNumber } from './names.ts';

const MOST_TOKENS = 99;
const STACK_TOPICS = ['down', 'tokens'] as const;

/** Every place that is written; the others stay empty until `fillTable`. */
export function readTable(state: State, lines: Lines): void {
  for (let place = 0; place < PLACES; place++) {
    state.grid[place] = [];
    state.down[place] = 0;
    const line = lines.get(PLACE_NAMES[place]);
    if (line !== undefined) readStack(state, place, line);
  }
}

/** m1 goblin 2, goblin-king; tokens gold 1, or d1 shattered-hand; down ?2, or empty, exhausted, an event. */
function readStack(state: State, at: number, line: Line): void {
  const topics = topicsOf(line, STACK_TOPICS);
  const open = topics.get('') ?? [];
  const cover = coverNamed(open, line.place);
  if (cover !== undefined) {
    state.cover[at] = cover;
    if (topics.has('down')) throw new BadInput(line.place, `expected no cards below ${open[0]}`);
  } else {
    const kinds = kindsAt(state, at);
    const [up, down] = [open, topics.get('down') ?? []].map((words) => cardsIn(words, line.place, kinds));
    if (up.includes(UNKNOWN)) throw new BadInput(line.place, 'expected ? only behind down: an open card has a name');
    if (up.length + down.length === 0) throw new BadInput(line.place, 'expected cards, empty, exhausted or an event');
    state.grid[at] = [...up, ...down].reverse();
    state.down[at] = down.length;
  }
  readTokens(state, at, topics.get('tokens') ?? [], line.place);
}

function coverNamed(words: readonly string[], place: string): Card | undefined {
  const [word] = words;
  const cover = word === 'empty' ? NOTHING : word === 'exhausted' ? EXHAUSTED : undefined;
  const event = EVENTS.some((name) => name === word) ? cardWithName(word, place, 'an event') : undefined;
  const found = cover ?? event;
  if (found !== undefined && words.length > 1) {
    throw new BadInput(place, `expected nothing beside ${word}, found ${shown(words[1])}`);
  }
  return found;
}

/** Which cards can lie on a place. */
function kindsAt(state: State, place: number): Kinds {
  const sizes = stackSizes(state.players.length);
  const isHome = (card: Card) => homeOf(state, card) === place;
  if (isMonsterPlace(place)) {
    const what = `monsters of ${state.areas[place]}`;
    return { what, fits: (card) => isMonster(card) && isHome(card), most: sizes.monsters };
  }
  if (isCitizenPlace(place)) {
    const what = `citizens for ${PLACE_NAMES[place]}`;
    return { what, fits: (card) => isCitizen(card) && isHome(card), most: sizes.citizens };
  }
  return { what: 'domains', fits: isDomain, most: sizes.domains };
}

function readTokens(state: State, at: number, words: readonly string[], place: string): void {
  for (let i = 0; i < words.length; i += 2) {
    const resource = (RESOURCES as readonly string[]).indexOf(words[i]);
    if (resource < 0) throw new BadInput(place, `expected ${RESOURCES.join(', ')}, found ${shown(words[i])}`);
    const index = at * RESOURCES.length + resource;
    if (state.tokens[index] > 0) throw new BadInput(place, `${words[i]} stands twice`);
    state.tokens[index] = numberIn(words[i + 1], `${place}, ${words[i]} tokens`, 1, MOST_TOKENS);
  }
}

/** Places that are not written: the stacks of the set-up less what lies elsewhere; hidden cards are dealt. */
export function fillTable(state: State, first: State, lines: Lines): void {
  const elsewhere = cardsOf(state);
  for (let place = 0; place < PLACES; place++) {
    if (lines.has(PLACE_NAMES[place])) continue;
    const stack = first.grid[place].slice();
    const isDealt = isDomainPlace(place) || first.down[place] > 0;
    if (!isDomainPlace(place)) removeTaken(state, stack, place, elsewhere);
    if (stack.length === 0) {
      throw new BadInput('position', `no card is left for ${PLACE_NAMES[place]}: write it exhausted or empty`);
    }
    state.grid[place] = isDealt ? stack.fill(UNKNOWN) : stack;
    state.down[place] = isDealt ? stack.length - 1 : 0;
  }
}

/** From the top. Where the stack was drawn otherwise, any card of the place stands for the one that is gone. */
function removeTaken(state: State, stack: Card[], place: number, elsewhere: readonly Card[]): void {
  for (const card of elsewhere) {
    if (card === UNKNOWN || isDomain(card) || homeOf(state, card) !== place) continue;
    const at = stack.lastIndexOf(card);
    stack.splice(at < 0 ? stack.length - 1 : at, 1);
  }
}

/** pile mimic, ?2, exhausted 4; known 1: events first, the next one foremost. */
export function readPile(state: State, options: Options, line: Line | undefined): void {
  const cards = options.content.exhaustedPerPlayer * options.seats;
  if (line === undefined) {
    const out = cardsOf(state).filter(isEvent).length;
    state.events = options.events ? Array<Card>(Math.max(0, options.seats - out)).fill(UNKNOWN) : [];
    state.exhausted = Math.max(0, cards - exhaustedCards({ ...state, exhausted: 0 }));
    return;
  }
  const { place } = line;
  const topics = topicsOf(line, ['exhausted', 'known']);
  const events = cardsIn(topics.get('') ?? [], place, { what: 'events', fits: isEvent, most: EVENTS.length });
  state.events = events.reverse();
  const count = topics.get('exhausted');
  state.exhausted = count === undefined ? 0 : onlyNumber(count, `${place}, exhausted`, 0, cards);
  const known = topics.get('known');
  state.known = known === undefined ? 0 : onlyNumber(known, `${place}, known`, 0, events.length);
}
