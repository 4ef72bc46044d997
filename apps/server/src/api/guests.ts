/** Guests: a name and a cookie, and a code that brings them to another device. */
import type http from 'node:http';
import { objectAt } from '@three-crowns/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_CODE_TIME, KEPT_FOR, SEEN_EVERY } from '../limits.ts';
import { Refused } from '../refused.ts';
import { deviceCode, hashOf, newSecret } from '../secrets.ts';
import type { Identity } from '../storage/identities.ts';
import type { Store } from '../storage/store.ts';
import type { TableContent } from '../tables/content.ts';
import { parseName } from '../tables/request.ts';
import { cookieWith, secretOf, type Trust } from '../visitor.ts';
import type { Gate } from './gate.ts';

/** Whose cookie it is. That he was seen is noted once a minute at most. */
export function guestReader(store: Store<TableContent>, now: () => number) {
  return async (request: http.IncomingMessage): Promise<Identity | undefined> => {
    const secret = secretOf(request);
    const guest = secret === undefined ? undefined : await store.identities.bySecret(hashOf(secret));
    // Where nothing can be stored at the moment he is a guest all the same.
    if (guest !== undefined && now() - guest.seenAt > SEEN_EVERY)
      store.identities.seen(guest.id, now()).catch(() => {});
    return guest;
  };
}

export type GuestReader = ReturnType<typeof guestReader>;

export async function mustBeGuest(guestOf: GuestReader, request: FastifyRequest): Promise<Identity> {
  const guest = await guestOf(request.raw);
  if (guest === undefined) throw new Refused(401, 'no-guest');
  return guest;
}

const shownGuest = ({ id, name }: Identity) => ({ id, name });

export interface GuestSetup {
  readonly store: Store<TableContent>;
  readonly guestOf: GuestReader;
  readonly gate: Gate;
  readonly trust: Trust;
  readonly now: () => number;
}

export function addGuestRoutes(app: FastifyInstance, { store, guestOf, gate, trust, now }: GuestSetup): void {
  const giveCookie = (request: FastifyRequest, reply: FastifyReply, secret: string, time = KEPT_FOR): void => {
    reply.header('set-cookie', cookieWith(secret, time / 1000, request.raw, trust));
  };

  /** The cookie lasts as long as what is kept of him: it begins anew whenever he comes. */
  app.get('/api/guest', async (request, reply) => {
    const guest = await guestOf(request.raw);
    const secret = secretOf(request.raw);
    if (guest !== undefined && secret !== undefined) giveCookie(request, reply, secret);
    return { guest: guest === undefined ? null : shownGuest(guest) };
  });

  /** A new guest, or another name. Chairs keep the name under which somebody sat down. */
  app.post('/api/guest', async (request, reply) => {
    const name = parseName(objectAt(request.body, '', ['name']).name, 'name');
    const guest = await guestOf(request.raw);
    if (guest !== undefined) {
      await store.identities.rename(guest.id, name);
      return { guest: { id: guest.id, name } };
    }
    gate.mayMake(request);
    const secret = newSecret();
    const fresh = { id: newSecret(), name, seenAt: now() };
    await store.identities.create(fresh, hashOf(secret));
    giveCookie(request, reply, secret);
    return { guest: shownGuest(fresh) };
  });

  /** Everything that is kept of him, but for the games he played with others, which keep the name. */
  app.delete('/api/guest', async (request, reply) => {
    const guest = await mustBeGuest(guestOf, request);
    await store.identities.delete(guest.id);
    giveCookie(request, reply, '', 0);
    return { guest: null };
  });

  app.post('/api/guest/code', async (request) => {
    const guest = await mustBeGuest(guestOf, request);
    gate.mayMake(request);
    const until = now() + DEVICE_CODE_TIME;
    const code = deviceCode();
    if (!(await store.codes.give(code, 'identity', guest.id, now(), until))) throw new Refused(503, 'taken');
    return { code, until };
  });

  app.post('/api/guest/carry', async (request, reply) => {
    const code = parseName(objectAt(request.body, '', ['code']).code, 'code')
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, '');
    const id = await gate.tryCode(request, () => store.codes.take(code, 'identity', now()));
    if (id === undefined) throw new Refused(404, 'not-found');
    const secret = newSecret();
    await store.identities.addSecret(id, hashOf(secret));
    giveCookie(request, reply, secret);
    return {};
  });
}
