/** The puzzles of a game as a file: one line each, and how many games were gone through for them. */
import {
  BadInput,
  formatFields,
  jsonFault,
  lineAt,
  lineListAt,
  listAt,
  objectAt,
  oneOfAt,
  parseSetUp,
  shown,
  wholeAt,
} from '@three-crowns/core';
import { CROWNS, type Puzzle } from './puzzle.ts';
import { formatWhy, parseWhy } from './whyText.ts';

const FORMAT = 'three-crowns-puzzles/1';
const KEYS = [
  'format',
  'game',
  'rulesVersion',
  'contentHash',
  'options',
  'seed',
  'deals',
  'confirmed',
  'puzzles',
] as const;
const PUZZLE_KEYS = ['id', 'seat', 'position', 'solution', 'accepted', 'best', 'next', 'found', 'crowns', 'why'];
const MOST_PUZZLES = 10_000;
const MOST_DEALS = 1_000_000;
const MOST_LINES = 200;
const LINE_LENGTH = 2000;
const MOST_SEATS = 16;

export interface PuzzleFile extends Pick<Puzzle, 'game' | 'rulesVersion' | 'contentHash' | 'options'> {
  /** The games are dealt from it, as many as were gone through. */
  readonly seed: string;
  readonly deals: number;
  /** So many, from the first on, were looked at again and confirmed. */
  readonly confirmed: number;
  readonly puzzles: readonly Puzzle[];
}

/** Seats count from 1, as in everything that people read. */
export function formatPuzzles({ puzzles, ...rest }: PuzzleFile): string {
  return formatFields({ ...rest, format: FORMAT, puzzles: puzzles.map(written) }, KEYS);
}

function written({ id, seat, position, solution, accepted, best, next, found, crowns, why }: Puzzle) {
  const reasons = why.map(formatWhy);
  return { id, seat: seat + 1, position, solution, accepted, best, next, found, crowns, why: reasons };
}

/** Checks everything that can be checked without the game. */
export function parsePuzzles(raw: unknown): PuzzleFile {
  const fault = jsonFault(raw, '');
  if (fault !== undefined) throw new BadInput('', fault);
  const fields = objectAt(raw, '', KEYS);
  oneOfAt(fields.format, 'format', [FORMAT]);
  const setUp = parseSetUp(fields);
  const puzzles = listAt(fields.puzzles, 'puzzles', { most: MOST_PUZZLES }).map((one, i) => {
    return { ...setUp, ...puzzleFrom(one, `puzzles[${i}]`) };
  });
  return {
    ...setUp,
    seed: lineAt(fields.seed, 'seed', LINE_LENGTH),
    deals: wholeAt(fields.deals, 'deals', 0, MOST_DEALS),
    confirmed: wholeAt(fields.confirmed, 'confirmed', 0, puzzles.length),
    puzzles,
  };
}

type Told = Omit<Puzzle, 'game' | 'rulesVersion' | 'contentHash' | 'options'>;

function puzzleFrom(raw: unknown, place: string): Told {
  const fields = objectAt(raw, place, PUZZLE_KEYS);
  const lines = (key: string) => lineListAt(fields[key], `${place}.${key}`, MOST_LINES, LINE_LENGTH);
  const [solution, accepted] = [lines('solution'), lines('accepted')];
  if (!accepted.includes(solution[0])) throw new BadInput(`${place}.accepted`, 'expected the solution among them');
  return {
    id: lineAt(fields.id, `${place}.id`, LINE_LENGTH),
    seat: wholeAt(fields.seat, `${place}.seat`, 1, MOST_SEATS) - 1,
    position: lines('position'),
    solution,
    accepted,
    best: shareAt(fields.best, `${place}.best`),
    next: shareAt(fields.next, `${place}.next`),
    found: shareAt(fields.found, `${place}.found`),
    crowns: oneOfAt(fields.crowns, `${place}.crowns`, CROWNS),
    why: lines('why').map((one, i) => parseWhy(one, `${place}.why[${i}]`, MOST_SEATS)),
  };
}

function shareAt(raw: unknown, place: string): number {
  if (typeof raw === 'number' && raw >= 0 && raw <= 1) return raw;
  throw new BadInput(place, `expected a number from 0 to 1, found ${shown(raw)}`);
}
