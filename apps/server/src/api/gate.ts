/** What every request to the API must pass: it comes from our own page, and not too often. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../hosts.ts';
import { Allowances, type Rates } from '../limits.ts';
import { Refused } from '../refused.ts';
import { addressOf, type Trust } from '../visitor.ts';

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

  /** Before a code is looked up: there are few, and nobody may try them all, not even from many addresses. */
  mayTryCode(request: FastifyRequest): void {
    this.#take(this.#codes, request);
    if (!this.#allCodes.take('all', this.#now())) throw new Refused(429, 'too-many');
  }

  #take(allowances: Allowances, request: FastifyRequest): void {
    if (!allowances.take(addressOf(request.raw, this.#trust), this.#now())) throw new Refused(429, 'too-many');
  }
}
