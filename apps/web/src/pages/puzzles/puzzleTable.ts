/**
 * The table of a puzzle: a written situation, of which the solver sees what its seat sees. Its line is asked move by move. A move
 * that is no part of it is weighed: one that is as good ends the puzzle, any other is only told, and the question stays. Nothing
 * of it is stored.
 */
import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, askedAt, BadInput, type Message, openTable, playText, stateOf } from '@three-crowns/core';
import type { Choice } from '../../table/screen/screen.ts';
import type { Played } from '../../table/session/session.ts';
import type { AnyMoment } from '../../table/session/snapshot.ts';
import { UnstoredTable } from '../../table/session/unstoredTable.ts';
import { choicesOf } from '../../table/view/choices.ts';
import type { Fault } from './weigh.ts';

/** right: the line goes on. found: it is over. */
export type Tried = { readonly kind: 'right' | 'found' } | { readonly kind: 'wrong'; readonly fault: Fault };

/** A move of the line, with the question it answers. */
export interface LineChoice extends Choice {
  readonly ask: string;
}

/** A move that was made. */
interface Deed {
  /** The moment before it. */
  readonly ply: number;
  readonly label: Message;
}

interface Solver {
  readonly names: readonly string[];
  onTried(tried: Tried): void;
  /** What is wrong with a move in the middle of the line; undefined where it is as good. */
  weigh(seen: readonly AnyMoment[], text: string): Promise<Fault | undefined>;
  /** Nobody waits for an answer any more. */
  isGone(): boolean;
}

export class PuzzleTable extends UnstoredTable {
  readonly id: string;
  readonly #puzzle: Puzzle;
  readonly #solver: Solver;
  #status: 'choose' | 'thinking' | 'over' = 'choose';
  #at = 0;
  #from = 0;

  constructor(game: AnyGame, puzzle: Puzzle, solver: Solver) {
    const { id, seat, options, position } = puzzle;
    super({ game, seat, names: solver.names, options, seed: `puzzle ${id}`, position });
    this.id = `puzzle ${game.id} ${id}`;
    this.#puzzle = puzzle;
    this.#solver = solver;
  }

  async play({ text }: Played): Promise<void> {
    if (this.#status !== 'choose') throw new BadInput('move', 'nothing is asked');
    const isRight = text === this.ahead().at(0)?.text;
    const fault = isRight ? undefined : await this.#faultOf(text);
    // A move that was not weighed to the end, or while the solution was shown, counts for nothing.
    if (this.#isOver() || this.#solver.isGone()) return;
    if (fault !== undefined) return this.#solver.onTried({ kind: 'wrong', fault });
    playText(this.table, this.#puzzle.seat, text);
    // Of a move that is as good nobody knows how its line goes on.
    if (!isRight || !this.#isAskedOn()) this.#status = 'over';
    this.show(this.#last);
    this.#solver.onTried({ kind: this.#isOver() ? 'found' : 'right' });
  }

  /** The rest of the line, for somebody who does not find it; the board stays before it. */
  reveal(): void {
    for (const { text } of this.ahead()) playText(this.table, this.#puzzle.seat, text);
    this.#status = 'over';
    this.changed();
  }

  /** Of the moments so far; the last one where it goes on. */
  override show(ply: number): void {
    this.#from = this.#at;
    this.#at = Math.min(ply, this.#last);
    this.changed();
  }

  override live(): void {
    this.show(this.#last);
  }

  /** The rest of the line, as far as it can be played: what was turned up may have ended it. */
  ahead(): readonly LineChoice[] {
    const { game, base, moments } = this.table;
    const { seat, solution } = this.#puzzle;
    const table = openTable(game, base);
    for (const { text } of moments.slice(1)) playText(table, seat, text);
    const found: LineChoice[] = [];
    for (const text of solution.slice(this.#last)) {
      const asked = askedAt(table).find((one) => one.seat === seat);
      if (asked === undefined) break;
      const view: unknown = game.secrets.view(stateOf(table), seat);
      const choice = choicesOf(game, view, seat).find((one) => one.text === text);
      if (choice === undefined) break;
      found.push({ ...choice, ask: asked.ask });
      playText(table, seat, text);
    }
    return found;
  }

  /** The moves that were made, in words of the game. */
  deeds(): readonly Deed[] {
    return this.table.moments.slice(0, -1).flatMap((_, ply) => {
      const choice = this.choiceAt(ply);
      return choice === undefined ? [] : [{ ply, label: choice.label }];
    });
  }

  /** The move that was made at this moment. */
  choiceAt(ply: number): Choice | undefined {
    const { game, moments } = this.table;
    const text = moments.at(ply + 1)?.text;
    const { seat } = this.#puzzle;
    const view: unknown = game.secrets.view(moments[ply].state, seat);
    return choicesOf(game, view, seat).find((choice) => choice.text === text);
  }

  protected said() {
    const { seat } = this.#puzzle;
    const asked = this.#isOver() ? undefined : askedAt(this.table).find((one) => one.seat === seat);
    return { at: this.#at, from: this.#from, status: this.#status, asked, ending: undefined };
  }

  #isOver(): boolean {
    return this.#status === 'over';
  }

  get #last(): number {
    return this.table.moments.length - 1;
  }

  /** Moves without a choice are made; whether the line goes on with one. */
  #isAskedOn(): boolean {
    const { game } = this.table;
    const { seat } = this.#puzzle;
    for (let [next] = this.ahead(); next !== undefined; [next] = this.ahead()) {
      if (game.rules.legalMoves(stateOf(this.table), seat).length > 1) return true;
      playText(this.table, seat, next.text);
    }
    return false;
  }

  /** The first move was looked at deeply with all others, later ones are weighed when they are tried. */
  async #faultOf(text: string): Promise<Fault | undefined> {
    const { accepted, best, next, why } = this.#puzzle;
    if (this.#last === 0) return accepted.includes(text) ? undefined : { lost: best - next, why };
    const { moments } = this.snapshot();
    this.#turn('thinking');
    // Without a coach nobody is told that a good move is wrong.
    const fault = await this.#solver.weigh(moments, text).catch(() => undefined);
    if (!this.#isOver()) this.#turn('choose');
    return fault;
  }

  #turn(status: 'choose' | 'thinking'): void {
    this.#status = status;
    this.changed();
  }
}
