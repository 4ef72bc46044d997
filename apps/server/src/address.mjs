// Where to listen and by which names, from the environment. Plain JavaScript: `npm start` checks it before anything is
// installed, on whichever Node the machine has.

/** @typedef {{ host: string, port: number, portGiven: boolean }} Address */

const defaultHost = '127.0.0.1';
const defaultPort = 4040;

/**
 * @param {Record<string, string | undefined>} env HOST, PORT and ALLOWED_HOSTS are read; an empty one counts as not given
 * @returns {(Address & { hosts: readonly string[] }) | { problem: string }} `hosts`: what the server may be called
 */
export function parseAddress(env) {
  const host = env.HOST || defaultHost;
  if (!/^[\w.:%-]+$/.test(host)) return { problem: `HOST must be a host name or an IP address, not "${host}".` };
  const others = (env.ALLOWED_HOSTS ?? '').split(',').filter((name) => name.trim() !== '');
  const hosts = [host, ...others].map((name) => name.trim().toLowerCase());
  const wrong = hosts.slice(1).find((name) => !/^[\w.:-]+$/.test(name));
  if (wrong !== undefined) return { problem: `ALLOWED_HOSTS must be host names with commas between, not "${wrong}".` };
  if (!env.PORT) return { host, port: defaultPort, portGiven: false, hosts };
  const port = /^\d{1,5}$/.test(env.PORT) ? Number(env.PORT) : Number.NaN;
  if (!(port <= 65535)) return { problem: `PORT must be a whole number from 0 to 65535, not "${env.PORT}".` };
  return { host, port, portGiven: true, hosts };
}

/**
 * The address to open in a browser: a server on all interfaces is reached on this machine by the loopback one.
 * @param {string} host
 * @param {number} port
 * @param {'http' | 'https'} [scheme]
 */
export function urlOf(host, port, scheme = 'http') {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${scheme}://${reached.includes(':') ? `[${reached}]` : reached}:${port}/`;
}
