/** The players and the Dark Lord of a written position. What is not said is as at the start. */
import { BadInput, shown, UNKNOWN } from '@three-crowns/core';
import { stackSizes } from '../content/box.ts';
import { COLUMNS } from '../grid.ts';
import type { Due, Lord, Player, State } from '../state.ts';
import {
  CARDS,
  type Card,
  CITIZENS,
  EVENTS,
  FIRST_MONSTER,
  isCitizen,
  isDomain,
  isMonster,
  MONSTERS,
  RESOURCES,
} from '../vocabulary.ts';
import { type Line, type Lines, playerKeyword, type Topics, topicsOnly } from './lines.ts';
import { cardsIn, cardWithName, dukesIn, MOST, numberIn, onlyNumber } from './names.ts';

const AMOUNTS = [...RESOURCES, 'points'] as const;
const LORD_TOPICS = ['citizens', 'domains', 'dukes'] as const;
const PLAYER_TOPICS = [...AMOUNTS, ...LORD_TOPICS, 'monsters', 'keeps', 'due'] as const;
const MOST_DUE = 99;
/** No table, however it was changed, has more of them. */
const MOST_MONSTERS = (MONSTERS.length + EVENTS.length) * CITIZENS.length;

export function readPlayers(state: State, lines: Lines): void {
  state.players.forEach((player, seat) => {
    const line = lines.get(playerKeyword(seat));
    if (line !== undefined) readPlayer(state, player, line);
    else hideDukes(state, player);
  });
  const line = lines.get('lord');
  if (line !== undefined) readLord(state, line);
  else state.lord?.dukes.fill(UNKNOWN);
}

/** gold 5, points 3; citizens archer 2, monk; domains …; monsters goblin 2; dukes simon, waryn; keeps 2; due herald 1 */
function readPlayer(state: State, player: Player, line: Line): void {
  const { place } = line;
  const topics = topicsOnly(line, PLAYER_TOPICS);
  AMOUNTS.forEach((name, i) => {
    const words = topics.get(name);
    if (words === undefined) return;
    const amount = onlyNumber(words, `${place}, ${name}`, 0, MOST);
    if (i < RESOURCES.length) player.have[i] = amount;
    else player.points = amount;
  });
  readHoldings(state, player, topics, place);
  const monsters = { what: 'slain monsters', fits: isMonster, most: MOST_MONSTERS };
  player.monsters = named(topics.get('monsters') ?? [], place, monsters);
  hideDukes(state, player);
  readDukes(player.dukes, topics, place);
  const keeps = topics.get('keeps');
  if (keeps !== undefined) player.kept = onlyNumber(keeps, `${place}, keeps`, 1, player.dukes.length) - 1;
  player.due = duesIn(topics.get('due') ?? [], place);
}

function readLord(state: State, line: Line): void {
  const { lord } = state;
  if (lord === null) throw new BadInput(line.place, 'the Dark Lord is there only in a game alone');
  const topics = topicsOnly(line, LORD_TOPICS);
  readHoldings(state, lord, topics, line.place);
  lord.dukes.fill(UNKNOWN);
  readDukes(lord.dukes, topics, line.place);
}

function readHoldings(state: State, owner: Player | Lord, topics: Topics, place: string): void {
  const sizes = stackSizes(state.players.length);
  const citizens = { what: 'citizens', fits: isCitizen, most: sizes.citizens * COLUMNS * 2 };
  for (const card of named(topics.get('citizens') ?? [], place, citizens)) owner.citizens[card] += 1;
  const domains = { what: 'domains', fits: isDomain, most: sizes.domains * COLUMNS };
  owner.domains = named(topics.get('domains') ?? [], place, domains);
}

/** Before anybody, cards lie open. */
function named(words: readonly string[], place: string, kinds: Parameters<typeof cardsIn>[2]): Card[] {
  const cards = cardsIn(words, place, kinds);
  if (cards.includes(UNKNOWN)) throw new BadInput(place, `expected ${kinds.what} by name, found ?`);
  return cards;
}

/** Both dealt dukes are to be dealt again; after the choice the first is kept. */
function hideDukes({ phase }: State, player: Player): void {
  player.dukes.fill(UNKNOWN);
  player.kept = phase === 'dukes' ? player.dukes.length : 0;
}

function readDukes(dukes: number[], topics: Topics, place: string): void {
  const words = topics.get('dukes');
  if (words === undefined) return;
  const found = dukesIn(words, place);
  if (found.length !== dukes.length) {
    throw new BadInput(place, `expected so many dukes: ${dukes.length}, found ${found.length}`);
  }
  dukes.splice(0, dukes.length, ...found);
}

/** Cards that wait in the harvest, each with how often. */
function duesIn(words: readonly string[], place: string): Due[] {
  const dues: Due[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const card = cardWithName(words[i], place, 'a citizen or a starter');
    if (card >= FIRST_MONSTER) {
      throw new BadInput(place, `expected a citizen or a starter, found ${shown(words[i])}`);
    }
    if (dues.some((due) => due.card === card)) throw new BadInput(place, `${CARDS[card]} is due twice`);
    dues.push({ card, left: numberIn(words[i + 1], `${place}, ${CARDS[card]}`, 1, MOST_DUE) });
  }
  return dues;
}

/** Lines for players that are not there. */
export function checkSeats({ players }: State, lines: Lines, most: number): void {
  for (let seat = players.length; seat < most; seat++) {
    const line = lines.get(playerKeyword(seat));
    if (line !== undefined) throw new BadInput(line.place, `expected players up to ${players.length}`);
  }
}
