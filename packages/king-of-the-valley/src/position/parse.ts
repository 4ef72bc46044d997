/** A written situation becomes a state, checked: the box has enough tiles, and somebody can move. */
import { BadInput, luckOf, type Seed, shown } from '@three-crowns/core';
import { SLOPE_ROWS, TOKENS } from '../content/box.ts';
import { CELLS, OFF_BOARD, SIZE } from '../grid.ts';
import { parseOptions } from '../options.ts';
import { type Castle, clone, emptyCastle, type State, valuesOf } from '../state.ts';
import { EMPTY, JESTER_TILE, PHASES, type Tile, WIZARD_TILE } from '../vocabulary.ts';
import { checkSituation } from './check.ts';
import { MARKS } from './format.ts';
import { type Keyword, type Line, need, readLines } from './lines.ts';
import { columnNamed, numberIn, pieceNamed, placeNamed, tileNamed } from './names.ts';
import { dealPiles } from './piles.ts';

/** Rounds and gold have no limit of their own (Z1); this is far beyond what play can reach from a sensible position. */
const LARGEST = 999_999_999;

export function parsePosition(raw: readonly string[], options: unknown, seed: Seed): State {
  const { seats, content } = parseOptions(options);
  const lines = readLines(raw);
  const values = valuesOf(content);
  const state: State = {
    values,
    luck: luckOf(seed),
    ...headOf(need(lines, 'turn'), seats),
    acted: false,
    stack: [],
    kings: kingsOf(need(lines, 'kings'), seats),
    ...valleyOf(need(lines, 'valley')),
    hill: [slopeOf(need(lines, 'left')), slopeOf(need(lines, 'right'))],
    piles: [[], []],
    rest: [[], []],
    castles: Array.from({ length: seats }, (_, seat) =>
      castleOf(lines.get(`castle ${seat + 1}` as Keyword), values.startGold),
    ),
    path: placesOf(lines.get('path')),
    gaps: placesOf(lines.get('gaps')),
    removed: (lines.get('removed')?.words ?? []).map((word) => tileNamed(word, lines.get('removed'))),
  };
  readWaiting(state, lines.get('waiting'));
  state.acted = state.stack.length > 0;
  dealPiles(state, content, lines);
  checkSituation(state, lines);
  // A clone, so that its fields lie as everywhere else.
  return clone(state);
}

type Head = Pick<State, 'turn' | 'round' | 'phase' | 'start' | (typeof MARKS)[number]>;

/** turn 1 round 3 phase summon start 1 [ending] [recruited] [claimed] */
function headOf({ place, words }: Line, seats: number): Head {
  const [turn, roundWord, round, phaseWord, phase, startWord, start, ...marks] = words;
  if (roundWord !== 'round' || phaseWord !== 'phase' || startWord !== 'start') {
    throw new BadInput(place, 'expected: turn <seat> round <number> phase <phase> start <seat>');
  }
  const stranger = marks.find((mark, i) => !MARKS.some((known) => known === mark) || marks.indexOf(mark) !== i);
  if (stranger !== undefined) {
    throw new BadInput(place, `expected ${MARKS.join(', ')}, each once, found ${shown(stranger)}`);
  }
  const known = PHASES.find((name) => name === phase);
  if (known === undefined) throw new BadInput(place, `expected a phase of ${PHASES.join(', ')}, found ${shown(phase)}`);
  return {
    turn: numberIn(turn, `${place}, turn`, 1, seats) - 1,
    round: numberIn(round, `${place}, round`, 1, LARGEST),
    phase: known,
    start: numberIn(start, `${place}, start`, 1, seats) - 1,
    ending: marks.includes('ending'),
    recruited: marks.includes('recruited'),
    claimed: marks.includes('claimed'),
  };
}

function kingsOf({ place, words }: Line, seats: number): number[] {
  if (words.length !== seats)
    throw new BadInput(place, `expected a place for each of ${seats} kings, found ${words.length}`);
  return words.map((word) => (word === '-' ? OFF_BOARD : placeNamed(word, place)));
}

function valleyOf({ place, words }: Line): Pick<State, 'valley' | 'coins'> {
  const valley = Array<Tile>(CELLS).fill(EMPTY);
  const coins = Array<number>(CELLS).fill(0);
  words.forEach((word, i) => {
    const cell = (SIZE - 1 - Math.floor(i / SIZE)) * SIZE + (i % SIZE);
    const row = `${place}, row ${SIZE - Math.floor(i / SIZE)}`;
    const [name, gold, more] = word.split('+');
    if (more !== undefined) throw new BadInput(row, `expected a tile with its coins like F+1, found ${shown(word)}`);
    valley[cell] = name === '.' ? EMPTY : tileNamed(name, { place: row, words });
    if (gold !== undefined) coins[cell] = numberIn(gold, `${row}, coins`, 1, LARGEST);
  });
  return { valley, coins };
}

function slopeOf(line: Line): Tile[] {
  if (line.words.length > SLOPE_ROWS) {
    throw new BadInput(line.place, `expected at most ${SLOPE_ROWS} tiles, found ${line.words.length}`);
  }
  return line.words.map((word) => tileNamed(word, line));
}

const CASTLE_WORDS = ['gold', 'kingdoms', 'taxed', 'up', 'down'] as const;

/** castle 1 gold 2 kingdoms 0 taxed F up Q 2F down JK; what is not said is as at the start. */
function castleOf(line: Line | undefined, startGold: number): Castle {
  const castle = emptyCastle(startGold);
  if (line === undefined) return castle;
  const { place, words } = line;
  const told = new Set<string>();
  let topic: (typeof CASTLE_WORDS)[number] | undefined;
  for (const [i, word] of words.entries()) {
    const next = CASTLE_WORDS.find((known) => known === word);
    if (next === 'gold' || next === 'kingdoms') {
      if (told.has(next)) throw new BadInput(place, `${next} stands twice`);
      told.add(next);
      castle[next] = numberIn(words[i + 1], `${place}, ${next}`, 0, next === 'gold' ? LARGEST : TOKENS);
    }
    if (next !== undefined) topic = next;
    // The number after it has been read.
    else if (topic === 'gold' || topic === 'kingdoms') topic = undefined;
    else if (topic === 'taxed') castle.taxed[columnNamed(word, line)] = true;
    else if (topic !== undefined) addPiece(castle[topic], word, line);
    else throw new BadInput(place, `expected ${CASTLE_WORDS.join(', ')}, found ${shown(word)}`);
  }
  return castle;
}

function addPiece(counts: number[], word: string, line: Line): void {
  const [, count, name] = /^(\d{0,2})(.*)$/.exec(word) ?? [];
  counts[pieceNamed(name, line)] += count === '' ? 1 : Number(count);
}

const placesOf = (line: Line | undefined): number[] =>
  (line?.words ?? []).map((word) => placeNamed(word, line?.place ?? ''));

/** waiting tax T5 tax T3, or jester 2, or swap 1: the one that asks now first. */
function readWaiting(state: State, line: Line | undefined): void {
  if (line === undefined) return;
  for (let i = line.words.length - 2; i >= 0; i -= 2) {
    const [kind, what] = [line.words[i], line.words[i + 1]];
    if (kind === 'tax')
      state.stack.push({ effect: { kind }, seat: state.turn, source: tileNamed(what, line), left: 1 });
    else if (kind === 'jester' || kind === 'swap') {
      const source = kind === 'jester' ? JESTER_TILE : WIZARD_TILE;
      state.stack.push({ effect: { kind }, seat: state.turn, source, left: numberIn(what, line.place, 1, SIZE) });
    } else
      throw new BadInput(line.place, `expected tax <collector>, jester <count> or swap <count>, found ${shown(kind)}`);
  }
  if (line.words.length % 2 !== 0 || line.words.length === 0) {
    throw new BadInput(line.place, 'expected pairs: tax <collector>, jester <count>, swap <count>');
  }
}
