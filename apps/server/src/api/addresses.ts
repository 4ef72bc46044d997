/** Where the phones of a room find a table that somebody has opened on the server's own machine, as `localhost`. */
import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../hosts.ts';
import { networkUrls } from '../network.ts';
import { addressOf, type Trust } from '../visitor.ts';

/** Only for this machine: nobody else needs to know where it is. */
export function addAddresses(app: FastifyInstance, trust: Trust): void {
  app.get('/api/addresses', async (request) => {
    const at = app.server.address();
    const isHere = isLoopback(addressOf(request.raw, trust));
    if (!isHere || at === null || typeof at === 'string') return { addresses: [] };
    const url = `${request.protocol}://localhost:${at.port}/`;
    return { addresses: networkUrls(at.address, url, os.networkInterfaces()) };
  });
}
