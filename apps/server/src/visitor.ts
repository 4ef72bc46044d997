/** Who sends a request: by which address, over which scheme, with which cookie. */
import type http from 'node:http';

/** `isProxied`: a proxy stands before the server, and says where requests come from. */
export interface Trust {
  readonly isProxied: boolean;
}

export function addressOf(request: http.IncomingMessage, { isProxied }: Trust): string {
  // The last one is what our own proxy has added; those before it anybody could have written.
  const forwarded = isProxied
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  // A socket that listens for both kinds writes an IPv4 address as an IPv6 one.
  return forwarded || (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

const isSecure = (request: http.IncomingMessage, { isProxied }: Trust): boolean =>
  'encrypted' in request.socket || (isProxied && request.headers['x-forwarded-proto'] === 'https');

const COOKIE = 'crowns_guest';

export function secretOf({ headers }: http.IncomingMessage): string | undefined {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return value !== undefined && /^[\w-]{20,50}$/.test(value) ? value : undefined;
}

/** No script can read it, and no other site can send it along. `seconds`: 0 takes it away. */
export function cookieWith(secret: string, seconds: number, request: http.IncomingMessage, trust: Trust): string {
  const parts = [`${COOKIE}=${secret}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure(request, trust) ? ['Secure'] : [])].join('; ');
}
