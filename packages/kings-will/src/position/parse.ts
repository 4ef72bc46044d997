/** A written situation becomes a state, checked. */
import { BadInput, luckOf, type Seed, shown } from '@three-crowns/core';
import { parseOptions } from '../options.ts';
import { clone, type State } from '../state.ts';
import { valuesFor, valuesOf } from '../values.ts';
import { NEUTRAL, NO_FIELD, NO_SLOT, NO_WILL, PHASES, SLOTS, TILES } from '../vocabulary.ts';
import { readCards, readFields, readJourney } from './cards.ts';
import { checkSituation, takeFromSupply } from './check.ts';
import { parseFrame } from './frames.ts';
import { type Line, type Lines, need, readLines } from './lines.ts';
import { indexNamed, maskIn, numberIn } from './names.ts';
import { palatinateOf } from './palatinate.ts';

const MOST_TURNS = 9999;

export function parsePosition(raw: readonly string[], options: unknown, seed: Seed): State {
  const { seats, content, variant, openPoints, notebook, limited } = parseOptions(options);
  const lines = readLines(raw, seats);
  const kept = valuesFor(content, variant);
  const values = valuesOf({ values: kept });
  const state: State = {
    values: kept,
    manner: { openPoints, notebook, limited },
    luck: luckOf(seed),
    ...headOf(need(lines, 'turn'), seats, values.rounds),
    stack: [],
    row: rowOf(need(lines, 'row')),
    slot: slotOf(lines.get('taken')),
    exchanged: maskIn(lines.get('exchanged')?.words ?? [], lines.get('exchanged')?.place ?? '', seats),
    palatinates: Array.from({ length: seats }, (_, seat) => palatinateOf(lines, seat, values)),
    plan: [],
    seen: Array<number>(values.fields).fill(0),
    discs: Array<number>(values.fields).fill(0),
    glance: Array<number>(seats).fill(NO_FIELD),
    hands: Array.from({ length: seats }, () => []),
    discards: Array<number>(seats).fill(NO_WILL),
    journey: [],
    farmersLeft: values.numbers.farmers,
    landsLeft: values.landCounts.slice(),
    placesLeft: values.placeCounts.slice(),
    built: 0,
  };
  readCards(state, lines);
  readFields(state.discs, lines.get('discs neutral'), NEUTRAL, values.fields);
  readJourney(state, lines.get('journey'));
  takeFromSupply(state);
  readWaiting(state, lines);
  checkSituation(state, lines);
  // A clone, so that its fields lie as everywhere else.
  return clone(state);
}

type Head = Pick<State, 'turn' | 'round' | 'phase' | 'start' | 'number'>;

/** turn 1 round 2 phase turn start 1 number 5 */
function headOf({ place, words }: Line, seats: number, rounds: number): Head {
  const [turn, roundWord, round, phaseWord, phase, startWord, start, numberWord, number, more] = words;
  const isShaped = roundWord === 'round' && phaseWord === 'phase' && startWord === 'start' && numberWord === 'number';
  if (!isShaped || more !== undefined) {
    throw new BadInput(place, 'expected: turn <seat> round <number> phase <phase> start <seat> number <turn>');
  }
  const known = PHASES.find((name) => name === phase);
  if (known === undefined) throw new BadInput(place, `expected a phase of ${PHASES.join(', ')}, found ${shown(phase)}`);
  return {
    turn: numberIn(turn, `${place}, turn`, 1, seats) - 1,
    round: numberIn(round, `${place}, round`, 1, rounds),
    phase: known,
    start: numberIn(start, `${place}, start`, 1, seats) - 1,
    number: numberIn(number, `${place}, number`, 0, MOST_TURNS),
  };
}

function rowOf({ place, words }: Line): number[] {
  const row = words.map((word) => indexNamed(word, TILES, place));
  if (row.length !== SLOTS || new Set(row).size !== SLOTS) {
    throw new BadInput(place, `expected each of ${TILES.join(', ')} once`);
  }
  return row;
}

function slotOf(line: Line | undefined): number {
  if (line === undefined) return NO_SLOT;
  if (line.words.length !== 1) throw new BadInput(line.place, 'expected one slot');
  return numberIn(line.words[0], line.place, 1, SLOTS) - 1;
}

/** The one that asks now first. Where nothing is said in a turn, a tile is to be chosen. */
function readWaiting(state: State, lines: Lines): void {
  const line = lines.get('waiting');
  if (line !== undefined) {
    state.stack = line.words.map((word) => parseFrame(word, line.place, state)).reverse();
  } else if (state.phase === 'turn') {
    state.stack = [{ effect: { kind: 'tile' }, seat: state.turn, source: 0, left: 1 }];
  }
}
