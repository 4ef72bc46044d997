import { pathOf } from '../../navigation/routes.ts';

const WAITING = /\/(?:sit|tv)\/([\w-]+)(\?code=[\w%+-]+)?(#[\w-]+)?/;
const PLAYED = /\/table\/(online-[\w-]+)/;

/** Where somebody goes who was sent a link, and pastes it with whatever stands around it. Undefined where there is none. */
export function linkIn(text: string): string | undefined {
  const [, waiting, code = '', secret = ''] = WAITING.exec(text) ?? [];
  if (waiting !== undefined) return `${pathOf({ page: 'sit', id: waiting })}${code}${secret}`;
  const [, played] = PLAYED.exec(text) ?? [];
  return played && pathOf({ page: 'table', id: played });
}
