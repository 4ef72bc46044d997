import https from 'node:https';
import type { FastifyInstance } from 'fastify';
import { type Address, urlOf } from './address.mjs';

/** Why a server could not listen, in one line, with the exit code it deserves. */
export class CannotListen extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Listens there and gives the URL to open. A taken default port is replaced by a free one; a taken wish is an error. */
export async function listen(app: FastifyInstance, address: Address, say: (line: string) => void): Promise<string> {
  const { host, port, portGiven } = address;
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (portGiven || codeOf(error) !== 'EADDRINUSE') throw explained(error, address);
    say(`Port ${port} is taken, so another one is used.`);
    await app.listen({ host, port: 0 });
  }
  return urlOf(host, portOf(app), app.server instanceof https.Server ? 'https' : 'http');
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function explained(error: unknown, { host, port }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} is taken. Give another one in PORT, or none.`, 1);
    case 'EACCES':
      return new CannotListen(`Port ${port} is not allowed here. Give one above 1023 in PORT.`, 2);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new CannotListen(`HOST ${host} is no address of this machine.`, 2);
    default:
      return error;
  }
}
