/**
 * Recorded games of every version of a game, with a hash of the state before the first move and after each. They must be
 * played as recorded for ever: those of earlier versions by the frozen rules, those of today's by the rules as they are.
 * WRITE_CORPUS=1 records the games of a version that has none; what is recorded is never written again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  canonicalJson,
  type GameRecord,
  type Luck,
  newRecord,
  openTable,
  parseRecord,
  playMove,
  playRandom,
  playTextOn,
  randomMove,
  recordOf,
  replay,
  type SeatMove,
  sha256,
  stateOf,
  type Versions,
  versionOf,
  worldLuck,
} from '../src/index.ts';

/** A game to be recorded. */
export interface Planned {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Begins from the written situation after so many random moves. */
  readonly from?: number;
  /** Plays what the game's instinct likes best: random games miss what has to be saved up for. */
  readonly isClever?: boolean;
}

interface Recorded {
  readonly record: GameRecord;
  readonly hashes: readonly string[];
}

const hashOf = (state: unknown): string => sha256(canonicalJson(state)).slice(0, 8);

/** `folder` holds a folder for each version. */
export function testCorpus({ game: today, earlier }: Versions, folder: URL, plan: readonly Planned[]): void {
  const versions = [...Object.keys(earlier).map(Number), today.rulesVersion];
  const folderOf = (version: number) => new URL(`${version}/`, folder);
  if (process.env.WRITE_CORPUS === '1') write(today, folderOf(today.rulesVersion), plan);

  test('there is a version for every number up to that of today', () => {
    expect(versions).toEqual(Array.from({ length: today.rulesVersion }, (_, i) => i + 1));
  });

  describe.each(versions)('version %i', (version) => {
    const files = filesIn(folderOf(version));

    test('games of every number of players are recorded', () => {
      const counts = files.map(({ recorded }) => recorded.record.seats.length);
      const { min, max } = today.seats;
      expect([...new Set(counts)].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
    });

    test('each is played as recorded, state by state', async () => {
      const game = await versionOf({ game: today, earlier }, version);
      const faults = files.map(({ name, recorded }) => faultOf(game, name, recorded)).filter((one) => one !== '');
      // The rules of a version never change: where they have to, freeze it and raise rulesVersion (docs/freezing.md).
      expect(faults).toEqual([]);
    });
  });
}

/**
 * For a version whose games go on today as they went on then: every state of its corpus, upcast, is the one that today's
 * rules reach with the same seed and moves. Luck is left out, since it is not drawn. `asThen`: the options with which they go
 * on so, where a built-in table has other values today.
 */
export function testUpcast(
  versions: Versions,
  folder: URL,
  version: number,
  asThen: AsThen = ({ options }) => options,
) {
  test(`every state of version ${version} is drawn as today's rules would reach it`, async () => {
    const old = await versionOf(versions, version);
    for (const { name, recorded } of filesIn(new URL(`${version}/`, folder))) {
      const today = begun(versions.game, { ...recorded.record, options: asThen(recorded.record, old) });
      replay(old, recorded.record, {
        onMoment({ ply, seat, text, state }) {
          if (seat !== undefined) playTextOn(versions.game, today, seat, text);
          expect(withoutLuck(old.upcast?.state(state)), `${name}, ply ${ply}`).toEqual(withoutLuck(today));
        },
      });
    }
  });
}

type AsThen = (record: GameRecord, old: AnyGame) => GameRecord['options'];

const withoutLuck = (state: unknown): object => ({ ...Object(state), luck: undefined });

function begun(game: AnyGame, { options, seed = '', position }: GameRecord): unknown {
  if (position !== undefined) return game.notation.parsePosition(position, options, seed);
  return game.rules.setup(game.parseOptions(options), seed);
}

function filesIn(folder: URL): { name: string; recorded: Recorded }[] {
  return readdirSync(folder).map((name) => ({ name, recorded: parse(readFileSync(new URL(name, folder), 'utf8')) }));
}

function parse(text: string): Recorded {
  const { record, hashes } = JSON.parse(text);
  return { record: parseRecord(record), hashes: hashes.split(' ') };
}

/** The first difference; nothing when there is none. */
function faultOf(game: AnyGame, name: string, { record, hashes }: Recorded): string {
  let fault = '';
  const onMoment = ({ ply, text, state }: { ply: number; text: string; state: unknown }) => {
    if (fault === '' && hashOf(state) !== hashes[ply]) fault = `${name}: ply ${ply} "${text}": it goes on otherwise`;
  };
  try {
    const { ply } = replay(game, record, { onMoment });
    return fault === '' && ply + 1 !== hashes.length ? `${name}: ${hashes.length - 1} moves recorded` : fault;
  } catch (error) {
    return fault === '' ? `${name}: ${error}` : fault;
  }
}

function write(game: AnyGame, folder: URL, plan: readonly Planned[]): void {
  if (existsSync(folder)) throw new Error(`version ${game.rulesVersion} is recorded: ${folder.pathname}`);
  mkdirSync(folder, { recursive: true });
  for (const planned of plan) {
    const { record, hashes } = recorded(game, planned);
    const text = `{"record":${JSON.stringify(record)},\n"hashes":${JSON.stringify(hashes.join(' '))}}\n`;
    writeFileSync(new URL(`${planned.name}.json`, folder), text);
  }
}

function recorded(game: AnyGame, planned: Planned): Recorded {
  const seed = `corpus ${planned.name}`;
  const luck = worldLuck(`${seed} moves`);
  const table = openTable(game, newRecord(game, { options: planned.options, seed, ...situation(game, planned) }));
  const hashes = [hashOf(stateOf(table))];
  for (let next = nextMove(game, stateOf(table), luck, planned); next !== undefined; ) {
    playMove(table, next.seat, next.move);
    hashes.push(hashOf(stateOf(table)));
    next = nextMove(game, stateOf(table), luck, planned);
  }
  return { record: recordOf(table), hashes };
}

function situation(game: AnyGame, { name, options, from }: Planned): { readonly position?: readonly string[] } {
  if (from === undefined) return {};
  const state = game.rules.setup(game.parseOptions(options), `corpus ${name} before`);
  playRandom(game, state, worldLuck(`corpus ${name} before`), { maxMoves: from });
  return { position: game.notation.formatPosition(state) };
}

function nextMove(game: AnyGame, state: unknown, luck: Luck, { isClever }: Planned): SeatMove<unknown> | undefined {
  const next = randomMove(game, state, luck);
  if (next === undefined || isClever !== true) return next;
  const { seat } = next;
  const worth = (move: unknown): number => {
    const after = game.rules.clone(state);
    game.rules.play(after, seat, move);
    return ahead(game, after, seat);
  };
  const moves: readonly unknown[] = game.rules.legalMoves(state, seat);
  const worths = moves.map(worth);
  return { seat, move: moves[worths.indexOf(Math.max(...worths))] };
}

/** How far the seat is ahead of its best rival, as the instinct sees it. */
function ahead(game: AnyGame, state: unknown, seat: number): number {
  const worth = new Float64Array(game.seats.max).fill(Number.NEGATIVE_INFINITY);
  game.instinct.evaluate(state, worth);
  const best = Math.max(...worth.filter((_, other) => other !== seat));
  return Number.isFinite(best) ? worth[seat] - best : worth[seat];
}
