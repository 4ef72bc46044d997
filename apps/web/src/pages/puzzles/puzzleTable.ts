/**
 * The table of a puzzle: a written situation, of which the solver sees what its seat sees. A move that counts as found is
 * played, with the rest of its line; any other is only told, and the question stays. Nothing of it is stored.
 */
import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, askedAt, BadInput, type Message, openTable, playText, stateOf } from '@three-crowns/core';
import type { Played } from '../../table/session/session.ts';
import { UnstoredTable } from '../../table/session/unstoredTable.ts';

export class PuzzleTable extends UnstoredTable {
  readonly id: string;
  readonly #puzzle: Puzzle;
  readonly #onTried: (isFound: boolean) => void;
  #isOver = false;

  constructor(game: AnyGame, puzzle: Puzzle, names: readonly string[], onTried: (isFound: boolean) => void) {
    const { id, seat, options, position } = puzzle;
    super({ game, seat, names, options, seed: `puzzle ${id}`, position });
    this.id = `puzzle ${id}`;
    this.#puzzle = puzzle;
    this.#onTried = onTried;
  }

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
    const { game, base } = this.table;
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
    const { game, moments } = this.table;
    return moments.slice(1).flatMap(({ text }, ply) => {
      const before: unknown = moments[ply].state;
      const move: unknown = game.notation.parseMove(before, this.#puzzle.seat, text);
      return move === undefined ? [] : [{ ply, message: game.words.describeMove(before, move) }];
    });
  }

  protected said() {
    const { seat } = this.#puzzle;
    const asked = this.#isOver ? undefined : askedAt(this.table).find((one) => one.seat === seat);
    return { from: 0, status: this.#isOver ? ('over' as const) : ('choose' as const), asked, ending: undefined };
  }

  /** The rest of the line is played as far as luck lets it. */
  #finish(first: string): void {
    const { seat, solution } = this.#puzzle;
    playText(this.table, seat, first);
    if (first === solution[0]) for (const text of solution.slice(1)) if (!this.#playIf(text)) break;
    this.#isOver = true;
    this.changed();
  }

  #playIf(text: string): boolean {
    const { seat } = this.#puzzle;
    const isAsked = askedAt(this.table).some((asked) => asked.seat === seat);
    const isLegal = isAsked && this.table.game.notation.parseMove(stateOf(this.table), seat, text) !== undefined;
    if (isLegal) playText(this.table, seat, text);
    return isLegal;
  }
}
