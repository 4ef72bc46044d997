/** A written situation becomes a state, checked: the box has enough cards, and somebody can move. */
import { BadInput, luckOf, type Seed, shown } from '@three-crowns/core';
import { DIE_FACES, SEATS } from '../content/box.ts';
import { determinize } from '../determinize.ts';
import { parseOptions } from '../options.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { ENDINGS, isDomain, PHASES } from '../vocabulary.ts';
import { withAreas } from './areas.ts';
import { checkSituation } from './check.ts';
import { checkCards } from './counts.ts';
import { type Line, type Lines, need, readLines, topicsOf } from './lines.ts';
import { cardsIn, numberIn, onlyNumber, placeNamed } from './names.ts';
import { checkSeats, readPlayers } from './players.ts';
import { fillTable, readPile, readTable } from './table.ts';
import { readWaiting } from './waiting.ts';

const LAST_ROUND = 9999;
/** Two dice and their sum. */
const MOST_ATTACKS = 3;
const HEAD_TOPICS = ['round', 'phase', 'start', 'actions', 'dice', 'ending', 'ended'] as const;

export function parsePosition(raw: readonly string[], rawOptions: unknown, seed: Seed): State {
  const lines = readLines(raw);
  const given = parseOptions(rawOptions);
  const options = withAreas(given, setup(given, seed), lines.get('areas'));
  const state = setup(options, seed);
  checkSeats(state, lines, SEATS.max);
  checkRow(state, lines.get('areas'));
  const first = setup(options, seed);
  readHead(state, need(lines, 'turn'));
  readPlayers(state, lines);
  readTable(state, lines);
  fillTable(state, first, lines);
  readPile(state, options, lines.get('pile'));
  readTurn(state, lines);
  checkCards(state, options);
  // What the position leaves open is dealt as in a world behind a view.
  const dealt = determinize(state, luckOf(seed));
  checkSituation(dealt, options, lines);
  return dealt;
}

/** A1 */
function checkRow({ areas }: State, line: Line | undefined): void {
  if (line !== undefined && line.words.join() !== areas.join()) {
    throw new BadInput(line.place, `expected the weakest on the left: ${areas.join(' ')} (A1)`);
  }
}

/** turn 1 round 3 phase action start 2 actions 1 dice 3 5 [ending] [ended <how>] */
function readHead(state: State, line: Line): void {
  const { place } = line;
  const topics = topicsOf(line, HEAD_TOPICS, 'phase');
  const seats = state.players.length;
  const number = (topic: string, min: number, max: number, otherwise: number): number => {
    const words = topics.get(topic);
    return words === undefined ? otherwise : onlyNumber(words, `${place}, ${topic || 'turn'}`, min, max);
  };
  state.turn = number('', 1, seats, 1) - 1;
  state.round = number('round', 1, LAST_ROUND, 1);
  state.start = number('start', 1, seats, 1) - 1;
  state.actions = number('actions', 1, LAST_ROUND, 0);
  state.phase = wordIn(topics.get('phase'), place, 'phase', PHASES);
  state.ended = topics.has('ended') ? wordIn(topics.get('ended'), place, 'ended', ENDINGS.slice(1)) : 'none';
  state.ending = topics.has('ending');
  const [extra] = topics.get('ending') ?? [];
  if (extra !== undefined) throw new BadInput(place, `expected nothing behind ending, found ${shown(extra)}`);
  const dice = topics.get('dice');
  state.dice = dice === undefined ? [0, 0] : diceIn(dice, place);
}

function wordIn<T extends string>(
  words: readonly string[] | undefined,
  place: string,
  topic: string,
  known: readonly T[],
): T {
  const found = known.find((name) => name === words?.join(' '));
  if (found === undefined) {
    throw new BadInput(place, `expected ${topic} and one of ${known.join(', ')}, found ${shown(words?.join(' '))}`);
  }
  return found;
}

function diceIn(words: readonly string[], place: string): [number, number] {
  const [one, two, ...more] = words;
  if (more.length > 0) throw new BadInput(place, `expected two dice, found ${words.length}`);
  return [numberIn(one, `${place}, die 1`, 1, DIE_FACES), numberIn(two, `${place}, die 2`, 1, DIE_FACES)];
}

/** What the turn has left unfinished. */
function readTurn(state: State, lines: Lines): void {
  const used = lines.get('used');
  const domains = { what: 'domains', fits: isDomain, most: state.players[state.turn].domains.length };
  state.used = used === undefined ? [] : cardsIn(used.words, used.place, domains);
  state.emptied = placesIn(lines.get('emptied'));
  state.vacated = placesIn(lines.get('vacated'));
  const attacks = lines.get('attacks');
  if (attacks !== undefined && attacks.words.length > MOST_ATTACKS) {
    throw new BadInput(attacks.place, `expected at most ${MOST_ATTACKS} numbers`);
  }
  state.attacks = (attacks?.words ?? []).map((word) => numberIn(word, attacks?.place ?? '', 1, DIE_FACES));
  const waiting = lines.get('waiting');
  if (waiting !== undefined) state.stack = readWaiting(state, waiting);
}

function placesIn(line: Line | undefined): number[] {
  const places = (line?.words ?? []).map((word) => placeNamed(word, line?.place ?? ''));
  if (line !== undefined && (places.length === 0 || new Set(places).size < places.length)) {
    throw new BadInput(line.place, 'expected places, each once');
  }
  return places;
}
