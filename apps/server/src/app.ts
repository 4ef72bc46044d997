import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';

/** No inline script or style, nothing from elsewhere, in nobody's frame. */
const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const forever = 'public, max-age=31536000, immutable';

/** The HTTP server over the built web app in `webRoot` (an absolute path). */
export async function buildApp(webRoot: string): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  const assets = path.join(webRoot, 'assets') + path.sep;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await app.register(fastifyStatic, {
    root: webRoot,
    dotfiles: 'ignore',
    cacheControl: false,
    // Vite names what is in assets/ after its content; everything else must be asked for again.
    setHeaders: (reply, file) => reply.header('cache-control', file.startsWith(assets) ? forever : 'no-cache'),
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : notFound(request, reply),
  );
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
