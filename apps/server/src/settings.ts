/** What the environment says about online play. */
import path from 'node:path';
import type { CertificateFiles } from './certificate.ts';

export interface Settings {
  /** `postgres://…`, or the file of the embedded database. */
  readonly place: string;
  /** Somebody chose it: then the server does not run without it. */
  readonly isChosen: boolean;
  readonly isProxied: boolean;
  readonly logLevel: string;
  /** Without them it speaks plain HTTP. */
  readonly tls?: CertificateFiles;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** An empty variable counts as not given. */
export function parseSettings(
  {
    DATABASE_URL,
    DATA_FOLDER,
    TRUST_PROXY,
    LOG_LEVEL,
    TLS_CERT,
    TLS_KEY,
  }: Readonly<Record<string, string | undefined>>,
  defaultFolder: string,
): Settings | { readonly problem: string } {
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL))
    return { problem: 'DATABASE_URL must begin with postgres://.' };
  if (DATABASE_URL && DATA_FOLDER) return { problem: 'Give DATABASE_URL or DATA_FOLDER, not both.' };
  if (TRUST_PROXY && !['0', '1'].includes(TRUST_PROXY))
    return { problem: `TRUST_PROXY must be 0 or 1, not "${TRUST_PROXY}".` };
  if (LOG_LEVEL && !LEVELS.includes(LOG_LEVEL)) return { problem: `LOG_LEVEL must be one of ${LEVELS.join(', ')}.` };
  if (Boolean(TLS_CERT) !== Boolean(TLS_KEY)) return { problem: 'Give TLS_CERT and TLS_KEY together, or neither.' };
  return {
    place: DATABASE_URL || path.join(DATA_FOLDER || defaultFolder, 'crowns.sqlite'),
    isChosen: Boolean(DATABASE_URL || DATA_FOLDER),
    isProxied: TRUST_PROXY === '1',
    logLevel: LOG_LEVEL || 'warn',
    ...(TLS_CERT && TLS_KEY ? { tls: { cert: TLS_CERT, key: TLS_KEY } } : {}),
  };
}
