/** The files of the built web app, each with what `npm run build` has compressed beside it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

const forever = 'public, max-age=31536000, immutable';

export async function filesOf(webRoot: string): Promise<FastifyStaticOptions> {
  const root = await fs.realpath(webRoot);
  const assets = path.join(root, 'assets') + path.sep;
  return {
    root,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    // `x.js.br` is no address: it is how `x.js` is sent to whom it suits.
    allowedPath: (name) => !/\.(br|gz)$/.test(name),
    onFile: (file) => mustBeInside(root, file),
    // Vite names what is in assets/ after its content; everything else must be asked for again.
    setHeaders: (reply, file) => reply.header('cache-control', file.startsWith(assets) ? forever : 'no-cache'),
  };
}

/** A link that leads out of the folder is not followed. */
async function mustBeInside(root: string, file: string): Promise<void> {
  const real = await fs.realpath(file);
  if (!real.startsWith(root + path.sep)) throw new Outside();
}

export class Outside extends Error {
  readonly statusCode = 404;
}
