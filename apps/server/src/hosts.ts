import net from 'node:net';

/**
 * Whether a request names this server by a name that is its own. A page from elsewhere can point its own name at this
 * machine (DNS rebinding), and its script then counts as ours; but the browser still sends that foreign name.
 * @param host the header, with or without a port
 * @param names what else it may be called: HOST and ALLOWED_HOSTS
 * @param reached the address of this machine that the request came in by
 */
export function isOwnHost(host: string, names: ReadonlySet<string>, reached: string | undefined): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  return isLoopback(name) || names.has(name) || (reached !== undefined && name === plainAddress(reached));
}

/**
 * Whether a request comes from a page of ours: a browser says where from in `Origin`, with everything but plain reading. Who
 * says nothing is no browser, and nobody's cookies come along with him.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Without the port, in lower case, without the brackets of an IPv6 address and the dot of a complete name. */
function nameOf(host: string): string | undefined {
  const parts = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i.exec(host);
  return (parts?.[1] ?? parts?.[2])?.toLowerCase();
}

/** A name or an address of this machine itself. Browsers look up no name under `localhost`. */
export function isLoopback(name: string): boolean {
  const isName = name === 'localhost' || name.endsWith('.localhost');
  return isName || name === '::1' || (net.isIPv4(name) && name.startsWith('127.'));
}

/** A socket that listens for both kinds of address writes an IPv4 one as `::ffff:192.0.2.1`. */
function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
}
