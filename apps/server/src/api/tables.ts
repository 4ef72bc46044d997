/** Tables: opening, finding, sitting down, starting, playing again, taking the record away. */
import { objectAt, recordFor, redactedFor } from '@three-crowns/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hub } from '../hub/hub.ts';
import { LISTED_FOR, OPEN_TABLES_SHOWN, SINCE_MOMENTS, TABLES_AT_ONCE } from '../limits.ts';
import { Refused } from '../refused.ts';
import { newSecret } from '../secrets.ts';
import type { Identity } from '../storage/identities.ts';
import type { Store } from '../storage/store.ts';
import { type ServerTable, seatsOf, type TableContent } from '../tables/content.ts';
import { mayComeBy, type TableKeeper } from '../tables/keeper.ts';
import { parseName, parseNonce, parseSeat, parseTableRequest } from '../tables/request.ts';
import { summaryOf } from '../tables/summary.ts';
import type { Gate } from './gate.ts';
import { type GuestReader, mustBeGuest } from './guests.ts';
import { type SpokenCodes, spokenCodes } from './spokenCodes.ts';

export interface TableSetup {
  readonly store: Store<TableContent>;
  readonly keeper: TableKeeper;
  readonly hub: Hub;
  readonly gate: Gate;
  readonly guestOf: GuestReader;
  readonly now: () => number;
}

interface WithId {
  readonly Params: { readonly id: string };
}

export function addTableRoutes(app: FastifyInstance, setup: TableSetup): void {
  const codes = spokenCodes(setup);
  addFinding(app, setup);
  addSince(app, setup);
  addSeating(app, setup, codes);
  addCodes(app, setup, codes);
}

function addFinding(app: FastifyInstance, { store, keeper, hub, gate, guestOf, now }: TableSetup): void {
  app.get('/api/tables', async (request) => {
    const guest = await guestOf(request.raw);
    const open = await store.tables.open(OPEN_TABLES_SHOWN, now() - LISTED_FOR.letters);
    const waiting = open.filter(({ table, seenAt }) => now() - seenAt < LISTED_FOR[table.content.pace.kind]);
    return { tables: waiting.map(({ table }) => summaryOf(table, guest?.id)) };
  });

  app.get('/api/tables/mine', async (request) => {
    const guest = await mustBeGuest(guestOf, request);
    const known = await store.tables.of(guest.id, 2 * TABLES_AT_ONCE);
    const mine = known.filter(({ content }) => seatsOf(content, guest.id).length > 0);
    return { tables: await Promise.all(mine.map((table) => withTurn(hub, table, guest))) };
  });

  app.post('/api/tables', async (request) => {
    const guest = await mustBeGuest(guestOf, request);
    gate.mayMake(request);
    const { nonce, ...rest } = objectAt(
      request.body,
      '',
      ['game', 'options', 'visibility', 'pace'],
      ['chairs', 'hints', 'nonce'],
    );
    const { table, link } = await keeper.create(guest, parseTableRequest(rest, newSecret()), parseNonce(nonce));
    return { table: summaryOf(table, guest.id), link };
  });

  app.get<WithId>('/api/tables/:id', async (request) => {
    const table = await keeper.find(request.params.id);
    const guest = await guestOf(request.raw);
    const mayLead = guest !== undefined && (await keeper.mayLead(table, guest.id));
    return { table: { ...summaryOf(table, guest?.id), mayLead }, options: table.content.options };
  });

  /** What who asks may take away: everything when the game is over, his own views before. */
  app.get<WithId & { Querystring: { readonly seat?: string } }>('/api/tables/:id/record', async (request) => {
    const { content } = await keeper.find(request.params.id);
    const own = seatsOf(content, (await guestOf(request.raw))?.id);
    const hosted = await hub.open(request.params.id);
    if (hosted === undefined) throw new Refused(409, 'not-begun');
    hosted.use();
    const wish = request.query.seat === undefined ? own.at(0) : parseSeat(Number(request.query.seat));
    if (wish !== undefined && !own.includes(wish)) throw new Refused(403, 'not-seated');
    return recordFor(hosted.host.table, wish ?? 'spectator');
  });
}

/** What somebody who sits there was told last, for the lists: enough to say what happened since his own turn. */
function addSince(app: FastifyInstance, { keeper, hub, guestOf }: TableSetup): void {
  app.get<WithId>('/api/tables/:id/since', async (request) => {
    const guest = await mustBeGuest(guestOf, request);
    const { content } = await keeper.find(request.params.id);
    const [seat] = seatsOf(content, guest.id);
    if (seat === undefined) throw new Refused(403, 'not-seated');
    const hosted = await hub.open(request.params.id);
    if (hosted === undefined) throw new Refused(409, 'not-begun');
    const { game, moments } = hosted.host.table;
    return { seat, moments: moments.slice(-SINCE_MOMENTS).map(({ events }) => redactedFor(game, events, seat)) };
  });
}

async function withTurn(hub: Hub, table: ServerTable, guest: Identity) {
  const hosted = table.status === 'running' ? await hub.tryOpen(table.id) : undefined;
  return { ...summaryOf(table, guest.id), asked: hosted?.host.asked.map(({ seat }) => seat) ?? [] };
}

function addSeating(app: FastifyInstance, { keeper, guestOf }: TableSetup, codes: SpokenCodes): void {
  /** Runs a deed of a guest at a table, and shows him the table after it. */
  const deed = (
    name: string,
    act: (guest: Identity, id: string, body: unknown, request: FastifyRequest) => Promise<ServerTable>,
  ) =>
    app.post<WithId>(`/api/tables/:id/${name}`, async (request) => {
      const guest = await mustBeGuest(guestOf, request);
      return { table: summaryOf(await act(guest, request.params.id, request.body ?? {}, request), guest.id) };
    });

  deed('sit', async (guest, id, body, request) => {
    const fields = objectAt(body, '', [], ['link', 'code', 'seat', 'name', 'nonce']);
    return keeper.sit(id, guest, {
      ...(fields.link === undefined ? {} : { link: parseName(fields.link, 'link') }),
      isInvited: await codes.leadsTo(id, fields.code, request),
      ...(fields.seat === undefined ? {} : { seat: parseSeat(fields.seat) }),
      name: fields.name === undefined ? guest.name : parseName(fields.name, 'name'),
      nonce: parseNonce(fields.nonce),
    });
  });

  deed('leave', (guest, id, body) => {
    const { seat } = objectAt(body, '', [], ['seat']);
    return keeper.leave(id, guest, seat === undefined ? undefined : parseSeat(seat));
  });

  deed('chair', (guest, id, body) => {
    const { seat, bot } = objectAt(body, '', ['seat'], ['bot']);
    return keeper.setChair(id, guest, parseSeat(seat), bot === undefined ? undefined : parseName(bot, 'bot'));
  });

  deed('nonce', (guest, id, body) => {
    const { seat, nonce } = objectAt(body, '', ['seat', 'nonce']);
    return keeper.giveNonce(id, guest, parseSeat(seat), parseNonce(nonce));
  });

  deed('lead', (guest, id) => keeper.lead(id, guest));
  deed('start', (guest, id) => keeper.start(id, guest));
  deed('rematch', (guest, id) => keeper.rematch(id, guest));
}

function addCodes(app: FastifyInstance, { keeper, gate, guestOf }: TableSetup, codes: SpokenCodes): void {
  /** Where three spoken words lead to. */
  app.post('/api/tables/spoken', async (request) => {
    const id = await codes.find(objectAt(request.body, '', ['code']).code, request);
    if (id === undefined) throw new Refused(404, 'not-found');
    return { table: summaryOf(await keeper.find(id), (await guestOf(request.raw))?.id) };
  });

  app.post<WithId>('/api/tables/:id/code', async (request) => {
    gate.mayMake(request);
    const { id } = request.params;
    const { link, code } = objectAt(request.body ?? {}, '', [], ['link', 'code']);
    const [table, guest] = await Promise.all([keeper.find(id), guestOf(request.raw)]);
    const isSeated = seatsOf(table.content, guest?.id).length > 0;
    // A television holds no seat. Who was invited may pass that on in three words, too.
    const hasLink = mayComeBy(table, link === undefined ? undefined : parseName(link, 'link'));
    if (!isSeated && !hasLink && !(await codes.leadsTo(id, code, request))) throw new Refused(403, 'not-seated');
    return codes.of(id);
  });
}
