/** What lets somebody sit down here: the secret behind the `#` of the link, which no server log sees, or a spoken code. */
import type { Invitation } from '../../online/api.ts';
import { linkTo } from '../../online/links.ts';

function invitationIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Invitation {
  const code = new URLSearchParams(search).get('code');
  return {
    ...(hash.length > 1 ? { link: hash.slice(1) } : {}),
    ...(code === null ? {} : { code }),
  };
}

/** The same, where the address does not have it: this browser has come by the link before, or made it. */
export function invitationTo(id: string, address: Pick<Location, 'hash' | 'search'>): Invitation {
  const link = linkTo(id);
  return { ...(link === undefined ? {} : { link }), ...invitationIn(address) };
}
