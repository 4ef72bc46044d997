/** What a local table writes to its store: in order, one entry after the other, and again where it could not be written. */
import type { Appended, NewEntry, TableStore } from '../../storage/store.ts';

/** After so many milliseconds what could not be written is tried again: a full disk may have room by then. */
const RETRY = 3000;

export class Journal {
  readonly #store: Pick<TableStore, 'append'>;
  readonly #id: string;
  readonly #onWritten: () => void;
  #waiting: NewEntry[] = [];
  #writing: Promise<unknown> = Promise.resolve();
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** `onWritten` hears when what had to wait was written after all. */
  constructor(store: Pick<TableStore, 'append'>, id: string, onWritten: () => void) {
    this.#store = store;
    this.#id = id;
    this.#onWritten = onWritten;
  }

  /** How many entries are not on the disk yet. */
  get unsaved(): number {
    return this.#waiting.length;
  }

  /**
   * stored: also where there was no room; the game goes on, and `unsaved` tells it. taken, gone: another page was quicker, or
   * has removed the table; everything that waited is thrown away.
   */
  write(entry: NewEntry): Promise<Appended> {
    this.#waiting.push(entry);
    return this.#flush();
  }

  /** Nothing of what waits is to be written any more. */
  forget(): void {
    this.#waiting = [];
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  #flush(): Promise<Appended> {
    const flushed = this.#writing.then(() => this.#writeAll());
    this.#writing = flushed;
    return flushed;
  }

  async #writeAll(): Promise<Appended> {
    clearTimeout(this.#retry);
    try {
      while (this.#waiting.length > 0) {
        const answer = await this.#store.append(this.#id, this.#waiting[0]);
        if (answer !== 'stored') {
          this.forget();
          return answer;
        }
        this.#waiting.shift();
      }
    } catch {
      this.#retry = setTimeout(() => void this.#flush().then(this.#onWritten), RETRY);
    }
    return 'stored';
  }
}
