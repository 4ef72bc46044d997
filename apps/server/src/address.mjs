// Where to listen, from the environment. Plain JavaScript: `npm start` checks it before anything is installed, on
// whichever Node the machine has.

/** @typedef {{ host: string, port: number, portGiven: boolean }} Address */

const defaultHost = '127.0.0.1';
const defaultPort = 4040;

/**
 * @param {Record<string, string | undefined>} env HOST and PORT are read; an empty one counts as not given
 * @returns {Address | { problem: string }}
 */
export function parseAddress(env) {
  const host = env.HOST || defaultHost;
  if (!/^[\w.:%-]+$/.test(host)) return { problem: `HOST must be a host name or an IP address, not "${host}".` };
  if (!env.PORT) return { host, port: defaultPort, portGiven: false };
  const port = /^\d{1,5}$/.test(env.PORT) ? Number(env.PORT) : Number.NaN;
  if (!(port <= 65535)) return { problem: `PORT must be a whole number from 0 to 65535, not "${env.PORT}".` };
  return { host, port, portGiven: true };
}

/**
 * The address to open in a browser: a server on all interfaces is reached on this machine by the loopback one.
 * @param {string} host
 * @param {number} port
 */
export function urlOf(host, port) {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/`;
}
