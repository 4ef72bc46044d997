/** For who watches over the server. */
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../hosts.ts';
import type { Hub } from '../hub/hub.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import type { TableContent } from '../tables/content.ts';
import { addressOf, type Trust } from '../visitor.ts';

export interface HealthSetup {
  readonly store: Store<TableContent>;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly trust: Trust;
}

export function addHealthRoutes(app: FastifyInstance, { store, hub, metrics, trust }: HealthSetup): void {
  /** Whether new players may be sent here: not while it drains, nor while the database does not answer. */
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isStoreThere = await store.check().then(
      () => true,
      () => false,
    );
    const isReady = isStoreThere && !hub.isDraining;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : hub.isDraining ? 'draining' : 'no store' });
  });

  /** Only for this machine: what a proxy brings from elsewhere is refused. */
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(addressOf(request.raw, trust))) throw new Refused(404, 'not-found');
    reply.header('cache-control', 'no-store').header('content-type', metrics.contentType);
    return metrics.text();
  });
}
