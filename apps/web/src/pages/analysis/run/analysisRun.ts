/**
 * An analysis that goes on while somebody looks. What is done is stored at once, so going away loses nothing; one page of the
 * browser works on it, others show what that page has stored. A deeper one is made beside it, and takes its place when it is whole.
 */
import type { Analysis, BudgetName, Step } from '@three-crowns/coach';
import type { AnalysisStore, KeptAnalysis } from '../../../storage/analyses.ts';
import type { Hold } from '../../../storage/store.ts';

/** elsewhere: another page works on it. */
export type RunStatus = 'reading' | 'running' | 'stopped' | 'elsewhere' | 'done' | 'failed';

export interface RunState {
  readonly status: RunStatus;
  /** What is shown. Undefined until it is known whether there is one. */
  readonly analysis: Analysis | undefined;
  /** As far as somebody has had it looked deeper, and whether that is what goes on. */
  readonly deeper: Analysis | undefined;
  readonly isDeeper: boolean;
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
  #state: RunState = {
    status: 'reading',
    analysis: undefined,
    deeper: undefined,
    isDeeper: false,
    problem: undefined,
  };
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
    if (this.#unfollow !== undefined) this.resume();
  }

  /** Nothing goes on any more. */
  close(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#leave('stopped');
  }

  /** Where it was looked deeper, what is shown is whole. */
  stop(): void {
    this.#leave(this.#state.isDeeper ? 'done' : 'stopped');
    this.#change({ isDeeper: false });
  }

  resume(): void {
    const begun = this.#underWay();
    this.#change({ problem: undefined });
    if (this.#shop.isWhole(begun)) {
      this.#show(begun);
      this.#change({ status: 'done' });
      return;
    }
    this.#put(begun);
    this.#hold ??= this.#shop.store.hold(this.#table, (isOurs) => {
      if (isOurs) void this.#goOn();
      else this.#rest('elsewhere');
    });
  }

  /** What is shown stays there until the deeper one is whole. */
  lookDeeper(): void {
    this.#change({ isDeeper: true });
    this.resume();
  }

  /** What is worked on; where another page has looked as deep, nothing is left to do. */
  #underWay(): Analysis {
    const { analysis = this.#shop.make('standard', []), deeper } = this.#state;
    return this.#isBeside() ? (deeper ?? this.#shop.make('deep', [])) : analysis;
  }

  #put(underWay: Analysis): void {
    this.#change(this.#isBeside() ? { deeper: underWay } : { analysis: underWay });
  }

  /** What is worked on is not what is shown. */
  #isBeside(): boolean {
    return this.#state.isDeeper && this.#state.analysis?.budget !== 'deep';
  }

  async #goOn(): Promise<void> {
    if (this.#work !== undefined) return;
    const work = new AbortController();
    this.#work = work;
    await this.#readOn();
    if (work.signal.aborted) return;
    const begun = this.#underWay();
    this.#change({ status: 'running' });
    const onStep = (step: Step) => {
      if (work.signal.aborted) return;
      // The last turn is looked at from its beginning again.
      const { budget, steps } = this.#underWay();
      this.#put(this.#shop.make(budget, [...steps.slice(0, step.ply), step]));
      void this.#write();
    };
    try {
      const done = await this.#shop.work(begun, work.signal, onStep);
      if (work.signal.aborted) return;
      this.#show(done);
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

  /** Once it is a deep one, none is made beside it. */
  #show(analysis: Analysis): void {
    this.#change({ analysis, ...(analysis.budget === 'deep' && { deeper: undefined, isDeeper: false }) });
  }

  /** What another page has stored counts where it got further. */
  async #readOn(): Promise<void> {
    const kept = await this.#shop.store.read(this.#table);
    if (kept === undefined || this.#state.status === 'running') return;
    const [stored, deeper] = [this.#shop.read(kept.text), kept.deeper && this.#shop.read(kept.deeper)];
    if (deeper && isFurther(deeper, this.#state.deeper)) this.#change({ deeper });
    if (stored === undefined) return;
    if (isFurther(stored, this.#state.analysis)) this.#show(stored);
    if (this.#state.status === 'elsewhere' && this.#shop.isWhole(this.#underWay())) this.#leave('done');
  }

  /** The last state of it: what came while it was written is written next. */
  async #write(): Promise<void> {
    this.#isStale = true;
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#isStale && this.#state.analysis !== undefined) {
      this.#isStale = false;
      await this.#shop.store.write(this.#table, this.#kept(this.#state.analysis));
    }
    this.#isWriting = false;
  }

  #kept(analysis: Analysis): KeptAnalysis {
    const { deeper } = this.#state;
    return { text: this.#shop.format(analysis), ...(deeper && { deeper: this.#shop.format(deeper) }) };
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Deeper counts as further. */
function isFurther(one: Analysis, other: Analysis | undefined): boolean {
  if (other === undefined) return true;
  return one.budget === other.budget ? one.steps.length > other.steps.length : one.budget === 'deep';
}
