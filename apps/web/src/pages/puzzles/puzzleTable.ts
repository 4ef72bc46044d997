/**
 * The table of a puzzle: a written situation, of which the solver sees what its seat sees. A move that counts as found is
 * played, with the rest of its line; any other is only told, and the question stays. Nothing of it is stored.
 */
import type { Puzzle } from '@three-crowns/coach';
import {
  type AnyGame,
  askedAt,
  BadInput,
  type Message,
  newRecord,
  openTable,
  playText,
  recordFor,
  stateOf,
  type Table,
} from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import { rematchOf } from '../../table/session/rematch.ts';
import { seenBy } from '../../table/session/seen.ts';
import type { Played, TableSession } from '../../table/session/session.ts';
import { NOTHING_BACK, type Snapshot } from '../../table/session/snapshot.ts';

/** The others sit there and are not asked. */
const NOBODY = 'script';

export class PuzzleTable implements TableSession {
  readonly id: string;
  readonly #puzzle: Puzzle;
  readonly #table: Table<unknown, unknown, unknown, unknown>;
  readonly #onTried: (isFound: boolean) => void;
  readonly #listeners = new Set<() => void>();
  #isOver = false;
  #snapshot: Snapshot;

  constructor(game: AnyGame, puzzle: Puzzle, names: readonly string[], onTried: (isFound: boolean) => void) {
    const { id, options, position } = puzzle;
    const seats = names.map((name, seat) => (seat === puzzle.seat ? { name } : { name, bot: NOBODY }));
    this.id = `puzzle ${id}`;
    this.#puzzle = puzzle;
    this.#onTried = onTried;
    this.#table = openTable(game, newRecord(game, { options, seats, seed: `puzzle ${id}`, position }));
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  async play({ text }: Played): Promise<void> {
    if (this.#isOver) throw new BadInput('move', 'the puzzle is over');
    const isFound = this.#puzzle.accepted.includes(text);
    if (isFound) this.#finish(text);
    this.#onTried(isFound);
  }

  /** The solution, for somebody who does not find it. */
  reveal(): void {
    if (!this.#isOver) this.#finish(this.#puzzle.solution[0]);
  }

  /** What the solution touches, move by move: not all of it is a thing of the board. */
  targets(): readonly string[] {
    const { game, base } = this.#table;
    const { seat, solution } = this.#puzzle;
    const ahead = openTable(game, base);
    const found: string[] = [];
    for (const text of solution) {
      const view: unknown = game.secrets.view(stateOf(ahead), seat);
      const move: unknown = game.notation.parseMove(view, seat, text);
      if (move === undefined) break;
      found.push(...game.guidance.targetsOf(view, move));
      playText(ahead, seat, text);
    }
    return found;
  }

  /** The moves that were played, in words of the game. */
  lineInWords(): readonly { readonly ply: number; readonly message: Message }[] {
    const { game, moments } = this.#table;
    return moments.slice(1).flatMap(({ text }, ply) => {
      const before: unknown = moments[ply].state;
      const move: unknown = game.notation.parseMove(before, this.#puzzle.seat, text);
      return move === undefined ? [] : [{ ply, message: game.words.describeMove(before, move) }];
    });
  }

  recordForViewer() {
    return recordFor(this.#table, this.#puzzle.seat);
  }

  rematch(seed: string) {
    return rematchOf(this.#table.game, this.#table.base, seed);
  }

  start(): void {}
  close(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  show(): void {}
  live(): void {}
  setWishes(): void {}
  takeScreen(): void {}
  takeOver(): void {}

  /** The rest of the line is played as far as luck lets it. */
  #finish(first: string): void {
    const { seat, solution } = this.#puzzle;
    playText(this.#table, seat, first);
    if (first === solution[0]) for (const text of solution.slice(1)) if (!this.#playIf(text)) break;
    this.#isOver = true;
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #playIf(text: string): boolean {
    const { seat } = this.#puzzle;
    const isAsked = askedAt(this.#table).some((asked) => asked.seat === seat);
    const isLegal = isAsked && this.#table.game.notation.parseMove(stateOf(this.#table), seat, text) !== undefined;
    if (isLegal) playText(this.#table, seat, text);
    return isLegal;
  }

  #take(): Snapshot {
    const { game, base, moments } = this.#table;
    const { seat } = this.#puzzle;
    return {
      game,
      seats: seatsOf(base),
      moments: seenBy(game, moments, seat),
      at: moments.length - 1,
      from: 0,
      status: this.#isOver ? 'over' : 'choose',
      asked: this.#isOver ? undefined : askedAt(this.#table).find((asked) => asked.seat === seat),
      viewer: seat,
      own: seat,
      ending: undefined,
      ...NOTHING_BACK,
    };
  }
}
