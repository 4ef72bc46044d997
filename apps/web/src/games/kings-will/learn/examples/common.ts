/** What the written situations share. */

export interface Example {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: readonly string[];
  /** Played one after the other, each by the seat that is asked. */
  readonly moves: readonly string[];
}

export const HEAD = 'turn 1 round 2 phase turn start 1 number 3';
export const JOURNEY = 'journey R5 R1 R3 R8';
export const PLAN = 'plan A F D G N K H B';
export const ROW = 'row king move multiply intrigue harvest extract enrich build govern';
export const BLUE = 'lands 2 mountain/1 forest/1/farmstead meadow cornfield';

/** The first seat has taken this tile from slot 5; the other one follows. */
export function acting(tile: string, ...lines: readonly string[]): readonly string[] {
  const rest = ['harvest', 'extract', 'enrich', 'build', 'govern'].filter((name) => name !== tile);
  const locked = ['king', 'move', 'multiply', 'intrigue'].filter((name) => name !== tile);
  const row = locked.length < 4 ? [...locked, rest[0], tile, ...rest.slice(1)] : [...locked, tile, ...rest];
  return [
    HEAD,
    `row ${row.join(' ')}`,
    'taken 5',
    JOURNEY,
    PLAN,
    `waiting act/1/${tile}/2 follow/2/${tile}/1`,
    ...(lines.some((line) => line.startsWith('lands 2')) ? [] : [BLUE]),
    ...lines,
  ];
}

export const VISIT = [
  'turn 1 round 2 phase visit start 1 number 9',
  'row move multiply intrigue harvest extract enrich build govern king',
];
