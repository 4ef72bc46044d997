/** Where others in the same network find this server. */
import type { NetworkInterfaceInfo } from 'node:os';
import { urlOf } from './address.mjs';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The addresses of this machine, where the server listens at all of them; none where it listens at one alone. */
export function networkUrls(host: string, port: number, interfaces: Interfaces): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(interfaces).flatMap((found) => found ?? []);
  // A telephone types or scans an IPv4 address; a link-local one leads nowhere.
  const reached = all.filter(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
  );
  return reached.map(({ address }) => urlOf(address, port));
}
