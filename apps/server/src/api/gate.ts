/** What every request to the API must pass: it comes from our own page, and not too often. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../hosts.ts';
import { Allowances, type Rates } from '../limits.ts';
import { Refused } from '../refused.ts';
import { addressOf, type Trust } from '../visitor.ts';

/** All addresses together. */
const ALL = 'all';

export class Gate {
  readonly #trust: Trust;
  readonly #now: () => number;
  readonly #requests: Allowances;
  readonly #codes: Allowances;
  readonly #allCodes: Allowances;
  readonly #made: Allowances;

  constructor(rates: Rates, trust: Trust, now: () => number) {
    this.#trust = trust;
    this.#now = now;
    this.#requests = new Allowances(rates.requests);
    this.#codes = new Allowances(rates.codes);
    this.#allCodes = new Allowances(rates.allCodes);
    this.#made = new Allowances(rates.made);
  }

  /** For everything under /api. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/')) return;
      reply.header('cache-control', 'no-store');
      if (!isOwnOrigin(request.headers.origin, request.headers.host)) throw new Refused(403, 'origin');
      this.#take(this.#requests, request);
    });
  }

  /** Before a guest or a table is made. */
  mayMake(request: FastifyRequest): void {
    this.#take(this.#made, request);
  }

  /**
   * Looks a code up: there are few, and nobody may try them all, not even from many addresses. One that is right costs
   * nothing: a whole room may come in by the same three words, from one address.
   */
  async tryCode(
    request: FastifyRequest,
    look: () => Promise<string | undefined>,
    isRight = (found: string | undefined): boolean => found !== undefined,
  ): Promise<string | undefined> {
    this.#take(this.#codes, request);
    if (!this.#allCodes.take(ALL, this.#now())) throw new Refused(429, 'too-many');
    const found = await look();
    if (!isRight(found)) return undefined;
    this.#codes.giveBack(addressOf(request.raw, this.#trust));
    this.#allCodes.giveBack(ALL);
    return found;
  }

  #take(allowances: Allowances, request: FastifyRequest): void {
    if (!allowances.take(addressOf(request.raw, this.#trust), this.#now())) throw new Refused(429, 'too-many');
  }
}
