// Serves the built web app until SIGINT or SIGTERM, or until the process that started it is gone.
import fs from 'node:fs';
import path from 'node:path';
import { parseAddress } from './address.mjs';
import { buildApp } from './app.ts';
import { CannotListen, listen } from './listen.ts';

const webRoot = path.join(import.meta.dirname, '../../web/dist');

function fail(message: string, exitCode: number): never {
  console.error(message);
  process.exit(exitCode);
}

const address = parseAddress(process.env);
if ('problem' in address) fail(address.problem, 2);
if (!fs.existsSync(path.join(webRoot, 'index.html'))) fail('The web app is not built: run npm run build first.', 1);

const app = await buildApp(webRoot, { hosts: new Set(address.hosts) });
// The terminal and the start script may both send Ctrl-C: closing twice is harmless, dying of the second one is not.
const stop = () => void app.close().then(() => process.exit(0));
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, stop);

try {
  const url = await listen(app, address, console.log);
  console.log(`Three Crowns is at ${url} (Ctrl-C stops it).`);
} catch (error) {
  if (error instanceof CannotListen) fail(error.message, error.exitCode);
  throw error;
}
