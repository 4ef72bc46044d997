/** What lets somebody sit down here: the secret behind the `#` of the link, which no server log sees, or a spoken code. */
import type { Invitation } from '../../online/api.ts';

export function invitationIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Invitation {
  const code = new URLSearchParams(search).get('code');
  return {
    ...(hash.length > 1 ? { link: hash.slice(1) } : {}),
    ...(code === null ? {} : { code }),
  };
}
