/** TLS by certificate files: the certificate with those that lead to it, and its key, both as PEM. */
import fs from 'node:fs';
import tls from 'node:tls';

export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Throws with a line for who runs the server. */
export function readCertificate(files: CertificateFiles): Certificate {
  const certificate = { cert: read('TLS_CERT', files.cert), key: read('TLS_KEY', files.key) };
  try {
    tls.createSecureContext(certificate);
  } catch (error) {
    throw new Error(`TLS_CERT and TLS_KEY are no certificate with its key: ${messageOf(error)}`);
  }
  return certificate;
}

function read(name: string, file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new Error(`${name} cannot be read: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
