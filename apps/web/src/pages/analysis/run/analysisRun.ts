/**
 * An analysis that goes on while somebody looks. What is done is stored at once, so going away loses nothing; one page of the
 * browser works on it, others show what that page has stored.
 */
import type { Analysis, BudgetName, Step } from '@three-crowns/coach';
import type { AnalysisStore } from '../../../storage/analyses.ts';
import type { Hold } from '../../../storage/store.ts';

/** elsewhere: another page works on it. */
export type RunStatus = 'reading' | 'running' | 'stopped' | 'elsewhere' | 'done' | 'failed';

export interface RunState {
  readonly status: RunStatus;
  /** Undefined until it is known whether there is one. */
  readonly analysis: Analysis | undefined;
  /** Why it cannot go on. */
  readonly problem: string | undefined;
}

/** What it needs of the coach and the store. */
export interface Workshop {
  readonly store: AnalysisStore;
  /** An analysis that has got so far. */
  make(budget: BudgetName, steps: readonly Step[]): Analysis;
  /** Undefined where the text is no analysis of this record. */
  read(text: string): Analysis | undefined;
  format(analysis: Analysis): string;
  isWhole(analysis: Analysis): boolean;
  /** Goes on from what is done. */
  work(done: Analysis, signal: AbortSignal, onStep: (step: Step) => void): Promise<Analysis>;
}

export class AnalysisRun {
  readonly #table: string;
  readonly #shop: Workshop;
  readonly #listeners = new Set<() => void>();
  #state: RunState = { status: 'reading', analysis: undefined, problem: undefined };
  #work: AbortController | undefined;
  #hold: Hold | undefined;
  #unfollow: (() => void) | undefined;
  #isWriting = false;
  #isStale = false;

  constructor(table: string, shop: Workshop) {
    this.#table = table;
    this.#shop = shop;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): RunState => this.#state;

  /** Reads what there is, and goes on from there. */
  async open(): Promise<void> {
    this.#unfollow ??= this.#shop.store.follow(this.#table, () => void this.#readOn());
    await this.#readOn();
    if (this.#unfollow !== undefined) await this.resume();
  }

  /** Nothing goes on any more. */
  close(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#leave('stopped');
  }

  stop(): void {
    this.#leave('stopped');
  }

  /** With another budget it begins anew. */
  async resume(budget?: BudgetName): Promise<void> {
    const { analysis } = this.#state;
    const wanted = budget ?? analysis?.budget ?? 'standard';
    const isNew = wanted !== analysis?.budget;
    const begun = isNew ? this.#shop.make(wanted, []) : analysis;
    this.#change({ analysis: begun, problem: undefined });
    if (this.#shop.isWhole(begun)) return this.#change({ status: 'done' });
    // Another page, and this one when it looks again, must not go back to the one before.
    if (isNew && analysis !== undefined) await this.#write();
    this.#hold ??= this.#shop.store.hold(this.#table, (isOurs) => {
      if (isOurs) void this.#goOn();
      else this.#rest('elsewhere');
    });
  }

  async #goOn(): Promise<void> {
    if (this.#work !== undefined) return;
    const work = new AbortController();
    this.#work = work;
    await this.#readOn();
    const { analysis } = this.#state;
    if (work.signal.aborted || analysis === undefined) return;
    this.#change({ status: 'running' });
    const onStep = (step: Step) => {
      if (work.signal.aborted) return;
      // The last turn is looked at from its beginning again.
      const { budget, steps } = this.#state.analysis ?? analysis;
      this.#change({ analysis: this.#shop.make(budget, [...steps.slice(0, step.ply), step]) });
      void this.#write();
    };
    try {
      const done = await this.#shop.work(analysis, work.signal, onStep);
      if (work.signal.aborted) return;
      this.#change({ analysis: done });
      this.#leave('done');
      await this.#write();
    } catch (error) {
      if (work.signal.aborted) return;
      this.#change({ problem: error instanceof Error ? error.message : String(error) });
      this.#leave('failed');
    }
  }

  /** The next page that waits may work on it. */
  #leave(status: RunStatus): void {
    this.#rest(status);
    this.#hold?.release();
    this.#hold = undefined;
  }

  #rest(status: RunStatus): void {
    this.#work?.abort();
    this.#work = undefined;
    this.#change({ status });
  }

  /** What another page has stored counts where it got further. */
  async #readOn(): Promise<void> {
    const text = await this.#shop.store.read(this.#table);
    const stored = text === undefined ? undefined : this.#shop.read(text);
    const { analysis } = this.#state;
    const isFurther =
      stored !== undefined &&
      (analysis === undefined || stored.budget !== analysis.budget || stored.steps.length > analysis.steps.length);
    if (isFurther && this.#state.status !== 'running') this.#change({ analysis: stored });
    if (stored !== undefined && this.#state.status === 'elsewhere' && this.#shop.isWhole(stored)) this.#leave('done');
  }

  /** The last state of it: what came while it was written is written next. */
  async #write(): Promise<void> {
    this.#isStale = true;
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#isStale && this.#state.analysis !== undefined) {
      this.#isStale = false;
      await this.#shop.store.write(this.#table, this.#shop.format(this.#state.analysis));
    }
    this.#isWriting = false;
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
