// Serves the built web app and online play until SIGINT or SIGTERM, or until the process that started it is gone.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { destination } from 'pino';
import { parseAddress } from './address.mjs';
import { buildApp } from './app.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { CannotListen, listen } from './listen.ts';
import { openLogger } from './logger.ts';
import { networkUrls } from './network.ts';
import { type Online, openOnline } from './online.ts';
import { parseSettings, type Settings } from './settings.ts';
import { openDatabase } from './storage/open.ts';
import { takeForOne } from './storage/soleUse.ts';

const webRoot = path.join(import.meta.dirname, '../../web/dist');
const dataFolder = path.join(import.meta.dirname, '../../../data');

function fail(message: string, exitCode: number): never {
  console.error(message);
  process.exit(exitCode);
}

const address = parseAddress(process.env);
if ('problem' in address) fail(address.problem, 2);
const settings = parseSettings(process.env, dataFolder);
if ('problem' in settings) fail(settings.problem, 2);
if (!fs.existsSync(path.join(webRoot, 'index.html'))) fail('The web app is not built: run npm run build first.', 1);

const logger = openLogger(settings.logLevel, destination(2));
const hosts = new Set(address.hosts);
const online = await openOrExplain(settings);
const app = await buildApp(webRoot, { hosts, online, logger, tls: certificateOf(settings) });

function certificateOf({ tls }: Settings): Certificate | undefined {
  try {
    return tls && readCertificate(tls);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 2);
  }
}

/** Without a place to keep tables people still play at one screen, unless somebody has named that place. */
async function openOrExplain({ place, isChosen, isProxied }: Settings): Promise<Online | undefined> {
  try {
    if (!place.includes('://')) {
      fs.mkdirSync(path.dirname(place), { recursive: true });
      takeForOne(place);
    }
    const say = (problem: string): void => logger.warn(problem);
    return await openOnline({ database: await openDatabase(place, say), hosts, trust: { isProxied }, say });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (isChosen) fail(`Nothing can be stored: ${why}`, 1);
    console.error(`Online play is off, nothing can be stored: ${why}`);
    return undefined;
  }
}

const PATIENCE = 10_000;
let isStopping = false;
// The terminal and the start script may both send Ctrl-C: closing twice is harmless, dying of the second one is not.
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // A database that no longer answers keeps nobody here.
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await online?.close();
  await app.close();
  process.exit(0);
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void stop());

try {
  const url = await listen(app, address, console.log);
  console.log(`Three Crowns is at ${url} (Ctrl-C stops it).`);
  for (const other of networkUrls(address.host, url, os.networkInterfaces())) console.log(`In your network: ${other}`);
} catch (error) {
  if (error instanceof CannotListen) fail(error.message, error.exitCode);
  throw error;
}
