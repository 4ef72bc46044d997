/** Where others in the same network find this server. */
import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * The addresses of this machine, where the server listens at all of them; none where it listens at one alone.
 * @param url the one it is opened at on this machine
 */
export function networkUrls(host: string, url: string, interfaces: Interfaces): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(interfaces).flatMap((found) => found ?? []);
  // A telephone types or scans an IPv4 address; a link-local one leads nowhere.
  const reached = all.filter(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
  );
  return reached.map(({ address }) => Object.assign(new URL(url), { hostname: address }).href);
}
