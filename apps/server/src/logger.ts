import { type DestinationStream, type Logger, pino } from 'pino';

/** Lines of JSON. Of a request only these two are written: no header, no cookie, no body. */
export function openLogger(level: string, to: DestinationStream): Logger {
  return pino({ level, serializers: { req: ({ method, url }) => ({ method, url }) } }, to);
}
