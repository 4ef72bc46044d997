/** The HTTP server under the framework: what no request may get past, and what every answer carries. */
import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import type { Certificate } from './certificate.ts';
import { secureHeaders, securityHeaders } from './headers.ts';
import { isOwnHost } from './hosts.ts';

/** Times in milliseconds. */
export interface Limits {
  /** More are closed at once. A browser opens six, and a socket at a table stays open. */
  readonly connections: number;
  /** How long the headers of a request may take, and how often that is looked at. */
  readonly headersTimeout: number;
  readonly checkInterval: number;
  /** How long a connection may stand still in the middle of an answer, and between two requests. */
  readonly stillTimeout: number;
  readonly keepAliveTimeout: number;
}

export const defaultLimits: Limits = {
  connections: 6_000,
  headersTimeout: 10_000,
  checkInterval: 2_000,
  stillTimeout: 30_000,
  keepAliveTimeout: 10_000,
};

export interface Guard {
  /** Names of this server besides those of the loopback addresses. */
  readonly hosts: ReadonlySet<string>;
  readonly limits: Limits;
  /** With it the server speaks HTTPS and nothing else. */
  readonly tls?: Certificate | undefined;
}

export function guardedServer(handle: http.RequestListener, { hosts, limits, tls }: Guard): http.Server {
  const options: http.ServerOptions = {
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.headersTimeout * 2,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.keepAliveTimeout,
    // Node's own refusal would go out without our headers.
    requireHostHeader: false,
  };
  const headers = new Map(Object.entries({ ...securityHeaders, ...(tls === undefined ? {} : secureHeaders) }));
  const answer: http.RequestListener = (request, reply) => {
    reply.setHeaders(headers);
    const { host } = request.headers;
    if (host === undefined) refuse(reply, 400, 'Host is missing');
    else if (isOwnHost(host, hosts, request.socket.localAddress)) handle(request, reply);
    else refuse(reply, 421, 'this server has another name: give this one in ALLOWED_HOSTS if it is meant');
  };
  const server =
    tls === undefined
      ? http.createServer(options, answer)
      : https.createServer({ ...options, ...tls, handshakeTimeout: limits.headersTimeout }, answer);
  server.maxConnections = limits.connections;
  server.setTimeout(limits.stillTimeout);
  return server;
}

function refuse(reply: http.ServerResponse, status: number, error: string): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  reply.writeHead(status, headers).end(JSON.stringify({ error }));
}

/** What Node could not read, or did not get in time, never becomes a request: it is answered on the bare socket. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: net.Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = JSON.stringify({ error: http.STATUS_CODES[status] });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
