import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { filesOf, Outside } from './files.ts';
import { answerUnreadable, defaultLimits, type Guard, guardedServer } from './guard.ts';
import { BODY_BYTES } from './limits.ts';
import { type Online, refusalOf } from './online.ts';

export interface AppSetup extends Partial<Guard> {
  /** Left out: the page is served, and people play at one screen. */
  readonly online?: Online | undefined;
  readonly logger?: FastifyBaseLogger;
}

/** The HTTP server over the built web app in `webRoot` (an absolute path). */
export async function buildApp(webRoot: string, setup: AppSetup = {}): Promise<FastifyInstance> {
  const { hosts = new Set(), limits = defaultLimits, tls, online, logger } = setup;
  const app = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    serverFactory: (handle) => guardedServer(handle, { hosts, limits, tls }),
    clientErrorHandler: answerUnreadable,
  });

  await app.register(fastifyStatic, await filesOf(webRoot));

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  online?.add(app);
  online?.attach(app.server);

  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : notFound(request, reply),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Outside) return notFound(request, reply);
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    const { status, headers = {}, body } = refusal;
    return reply.code(status).headers(headers).send(body);
  });
  return app;
}

/** Whether a browser asks for a page: the web app itself then says what it does not know. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const asksForPage = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
  return asksForPage && !url.startsWith('/assets/');
}

function notFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found', method, url });
}
