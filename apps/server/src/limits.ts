/** How much anybody may ask for. Times in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** So many at once, and as many again in each `per`. */
export interface Allowance {
  readonly most: number;
  readonly per: number;
}

/** How often one may do what, on one server. */
export interface Rates {
  /** Requests of one address: a whole household may sit behind it. */
  readonly requests: Allowance;
  /** Wrong codes tried by one address, and by all together: a spoken code has 36,000 values and lasts minutes. */
  readonly codes: Allowance;
  readonly allCodes: Allowance;
  /** New guests, tables and codes of one address. */
  readonly made: Allowance;
  /** Messages of one socket. */
  readonly messages: Allowance;
}

export const RATES: Rates = {
  requests: { most: 600, per: MINUTE },
  codes: { most: 10, per: 10 * MINUTE },
  allCodes: { most: 300, per: 10 * MINUTE },
  made: { most: 60, per: 10 * MINUTE },
  messages: { most: 60, per: 10 * SECOND },
};

/** Tables of one guest that have not ended. */
export const TABLES_AT_ONCE = 20;
/** In the body of a request: a custom table of contents is the longest. */
export const BODY_BYTES = 256 * 1024;
export const NAME_LENGTH = 40;
export const OPEN_TABLES_SHOWN = 100;
/** A public table is listed as long as somebody who sits there was seen: by letter nobody has to wait there. */
export const LISTED_FOR = { free: 30 * MINUTE, live: 30 * MINUTE, letters: 2 * DAY } as const;
/** Moments that a list is told of: several turns of every game. */
export const SINCE_MOMENTS = 80;

export const SOCKETS = 5_000;
export const SOCKETS_OF_ADDRESS = 200;
/** More waits for a slow client than this: it is dropped, and may come back. */
export const BUFFERED_BYTES = 256 * 1024;
/** How long a socket may take to say which table it wants, and how often it must be alive. */
export const JOIN_TIME = 10 * SECOND;
/** Who watches the lists of tables is told of changes no more often. */
export const WATCH_EVERY = SECOND / 2;
export const PING_EVERY = 30 * SECOND;

/** While the database cannot be reached: when to ask again, in whole seconds. */
export const RETRY_SECONDS = 2;

export const TABLE_CODE_TIME = 15 * MINUTE;
/** Three words that lead elsewhere are drawn again so often, before all are taken to be in use. */
export const SPOKEN_CODE_TRIES = 40;
export const DEVICE_CODE_TIME = 5 * MINUTE;

/** That a guest was seen is noted no more often. */
export const SEEN_EVERY = MINUTE;
/** A host who was not seen for so long before the start has left: somebody else who sits there may lead the table. */
export const HOST_AWAY = 3 * MINUTE;

/** What guests leave behind is deleted so long after they were last seen, or after anybody touched a table. */
export const KEPT_FOR = 180 * DAY;
export const SWEEP_EVERY = 60 * MINUTE;

/** Counts what each of many has used; who has been quiet is forgotten. */
export class Allowances {
  readonly #allowance: Allowance;
  readonly #used = new Map<string, { left: number; at: number }>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False when there is nothing left. */
  take(who: string, now: number): boolean {
    const { most, per } = this.#allowance;
    const known = this.#used.get(who) ?? { left: most, at: now };
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) / per) * most);
    // Last used, last in the map: what stands first is forgotten first.
    this.#used.delete(who);
    this.#used.set(who, { left: left >= 1 ? left - 1 : left, at: now });
    for (const [name, { at }] of this.#used) {
      if (now - at < per) break;
      this.#used.delete(name);
    }
    return left >= 1;
  }

  /** What was taken last did not count. */
  giveBack(who: string): void {
    const known = this.#used.get(who);
    if (known !== undefined) known.left = Math.min(this.#allowance.most, known.left + 1);
  }
}
