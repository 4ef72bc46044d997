/** One zone a line: `hands 1: 3 5`. */
import { BadInput, luckOf, type Seed } from '../../src/index.ts';
import type { Effect, State } from './state.ts';

const BY_SEAT = ['hands', 'rows', 'goals'] as const;
const ROWS = ['deck', 'box', 'crowns', 'shields', 'dice'] as const;
const KINDS = ['roll', 'gain', 'gift'] as const satisfies readonly Effect['kind'][];

export function formatPosition(state: State): string[] {
  return [
    `phase: ${state.phase}`,
    `turn: ${state.turn} ${state.round}`,
    `kept: ${state.kept.map(Number).join(' ')}`,
    ...BY_SEAT.flatMap((zone) => state[zone].map((list, seat) => `${zone} ${seat + 1}: ${list.join(' ')}`)),
    ...ROWS.map((zone) => `${zone}: ${state[zone].join(' ')}`),
    ...state.stack.map(({ effect, seat, source, left }) => `stack: ${effect.kind} ${seat} ${source} ${left}`),
  ];
}

export function parsePosition(lines: readonly string[], seats: number, seed: Seed): State {
  const values = new Map<string, string[]>();
  const stack: State['stack'] = [];
  lines.forEach((line, i) => {
    const [, key, text] = /^([a-z]+(?: \d+)?): ?(.*)$/.exec(line) ?? [];
    if (key === undefined || values.has(key))
      throw new BadInput(`line ${i + 1}`, 'expected a zone, a colon, its entries');
    const words = text.split(' ').filter((word) => word !== '');
    if (key === 'stack') stack.push(frameOf(words, `line ${i + 1}`));
    else values.set(key, words);
  });
  const words = (key: string): string[] => {
    const found = values.get(key);
    if (found === undefined) throw new BadInput(key, 'missing');
    return found;
  };
  const numbers = (key: string): number[] => words(key).map((word) => number(word, key));
  const lists = (key: string) => Array.from({ length: seats }, (_, seat) => numbers(`${key} ${seat + 1}`));
  const [turn = 0, round = 1] = numbers('turn');
  return {
    phase: phaseOf(words('phase')[0]),
    turn,
    round,
    hands: lists('hands'),
    rows: lists('rows'),
    deck: numbers('deck'),
    goals: lists('goals'),
    box: numbers('box'),
    kept: numbers('kept').map(Boolean),
    crowns: numbers('crowns'),
    shields: numbers('shields'),
    dice: numbers('dice'),
    stack,
    luck: luckOf(seed),
  };
}

function phaseOf(word: string): State['phase'] {
  if (word === 'keep' || word === 'turn' || word === 'over') return word;
  throw new BadInput('phase', 'expected keep, turn or over');
}

function frameOf([name, seat, source, left]: string[], place: string): State['stack'][number] {
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) throw new BadInput(place, `expected ${KINDS.join(', ')}`);
  return { effect: { kind }, seat: number(seat, place), source: number(source, place), left: number(left, place) };
}

function number(word: string | undefined, place: string): number {
  if (word === undefined || !/^\d{1,3}$/.test(word)) throw new BadInput(place, 'expected small whole numbers');
  return Number(word);
}
