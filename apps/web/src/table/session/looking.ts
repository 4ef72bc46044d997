/** Which moment of a game is looked at, and where the look came from: what lies between is shown as motion. */
export class Looking {
  at: number;
  from: number;
  /** Gone back to an earlier moment, which stays until `live`. */
  isReplay = false;

  constructor(last: number) {
    this.at = this.from = last;
  }

  show(ply: number, last: number): void {
    this.isReplay = true;
    this.#turn(Math.min(Math.max(ply, 0), last));
  }

  live(last: number): void {
    this.isReplay = false;
    this.#turn(last);
  }

  /** The game went on, or back: who looks at an earlier moment stays there as long as there is one. */
  follow(last: number): void {
    this.#turn(this.isReplay ? Math.min(this.at, last) : last);
  }

  #turn(at: number): void {
    // What is drawn anew without a move has not moved.
    if (at !== this.at) this.from = this.at;
    this.at = at;
  }
}
