/** Tables from their making to their rematch. What two processes do at once is done one after the other. */
import type { Seat } from '@three-crowns/core';
import { HOST_AWAY, TABLES_AT_ONCE } from '../limits.ts';
import { Refused } from '../refused.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Identity } from '../storage/identities.ts';
import type { Store } from '../storage/store.ts';
import { getUp, giveNonce, mustStart, rotated, setChair, sitDown, takeTheLead } from './chairs.ts';
import { commitmentFor, type ServerTable, seatsOf, type TableContent } from './content.ts';
import type { TableRequest } from './request.ts';

export interface Sitting {
  /** As the link has it; not needed at a public table. */
  readonly link?: string;
  /** Somebody who came by the spoken code: it was looked up before. */
  readonly isInvited?: boolean;
  readonly seat?: Seat;
  readonly name: string;
  readonly nonce: string | null;
}

type Change = Partial<Pick<ServerTable, 'status' | 'content'>>;

/** By the secret of the link; at a public table nobody needs it. */
export const mayComeBy = ({ visibility, linkHash }: ServerTable, link: string | undefined): boolean =>
  visibility === 'public' || (link !== undefined && hashOf(link) === linkHash);

function nameAt({ content }: ServerTable, seat: Seat): string | undefined {
  const chair = content.chairs[seat];
  return chair.kind === 'person' ? chair.name : undefined;
}

/** Two of one name could not be told apart in what the table says. */
function isCalled({ content }: ServerTable, name: string): boolean {
  const like = name.toLowerCase();
  return content.chairs.some((chair) => chair.kind === 'person' && chair.name.toLowerCase() === like);
}

export class TableKeeper {
  readonly #store: Store<TableContent>;
  readonly #now: () => number;

  constructor(store: Store<TableContent>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async find(id: string): Promise<ServerTable> {
    const table = await this.#store.tables.find(id);
    if (table === undefined) throw new Refused(404, 'not-found');
    return table;
  }

  /** Opens a table at which the guest sits in the first free chair. Gives the secret of its link: only its hash is kept. */
  async create(
    guest: Identity,
    request: TableRequest,
    nonce: string | null,
  ): Promise<{ table: ServerTable; link: string }> {
    const known = await this.#store.tables.of(guest.id, 2 * TABLES_AT_ONCE);
    const own = known.filter(({ status, content }) => status !== 'ended' && seatsOf(content, guest.id).length > 0);
    if (own.length >= TABLES_AT_ONCE) throw new Refused(409, 'many-tables');
    const { record, chairs, visibility, pace, hints } = request;
    const { game, rulesVersion, contentHash, options, seed = '' } = record;
    const id = newSecret();
    const link = newSecret();
    const now = this.#now();
    const content: TableContent = {
      game,
      rulesVersion,
      contentHash,
      options,
      pace,
      ...(hints ? { hints } : {}),
      host: guest.id,
      chairs,
      seed,
      commitment: commitmentFor(id, record, seed),
      createdAt: now,
    };
    const table: ServerTable = {
      id,
      version: 1,
      status: 'open',
      visibility,
      linkHash: hashOf(link),
      touchedAt: now,
      content,
    };
    const seated = { ...table, content: sitDown(table, { identity: guest.id, name: guest.name, nonce }) };
    await this.#store.tables.create(seated);
    await this.#store.tables.addMember(id, guest.id);
    return { table: seated, link };
  }

  async sit(id: string, guest: Identity, { link, isInvited, seat, name, nonce }: Sitting): Promise<ServerTable> {
    const found = await this.find(id);
    const mayCome = isInvited || mayComeBy(found, link);
    // As if there were no such table: who guesses learns nothing.
    if (!mayCome && seatsOf(found.content, guest.id).length === 0) throw new Refused(404, 'not-found');
    await this.#store.tables.addMember(id, guest.id);
    return this.change(id, (table) => {
      // A second press, or another page of his, takes no second chair.
      const sits = seatsOf(table.content, guest.id).some((own) => nameAt(table, own) === name);
      if (sits && seat === undefined) return {};
      if (isCalled(table, name)) throw new Refused(409, 'same-name');
      return { content: sitDown(table, { identity: guest.id, name, nonce }, seat) };
    });
  }

  leave(id: string, guest: Identity, seat?: Seat): Promise<ServerTable> {
    return this.change(id, (table) => {
      const content = getUp(table, guest.id, seat);
      const isEmpty = content.chairs.every(({ kind }) => kind !== 'person');
      return isEmpty ? { content, status: 'ended' } : { content };
    });
  }

  setChair(id: string, guest: Identity, seat: Seat, bot?: string): Promise<ServerTable> {
    return this.change(id, (table) => ({ content: setChair(table, guest.id, seat, bot) }));
  }

  giveNonce(id: string, guest: Identity, seat: Seat, nonce: string | null): Promise<ServerTable> {
    return this.change(id, (table) => ({ content: giveNonce(table, guest.id, seat, nonce) }));
  }

  /** Whether somebody who sits at a table that waits may lead it, because its host has gone away without getting up. */
  async mayLead({ status, content }: ServerTable, identity: string): Promise<boolean> {
    if (status !== 'open' || content.host === identity || seatsOf(content, identity).length === 0) return false;
    const seenAt = await this.#store.identities.seenAt(content.host);
    return seenAt === undefined || this.#now() - seenAt > HOST_AWAY;
  }

  /** He keeps his chair: whoever leads may free it. */
  async lead(id: string, guest: Identity): Promise<ServerTable> {
    const found = await this.find(id);
    if (!(await this.mayLead(found, guest.id))) throw new Refused(403, 'not-host');
    return this.change(id, (table) => ({ content: takeTheLead(table, found.content.host, guest.id) }));
  }

  start(id: string, guest: Identity): Promise<ServerTable> {
    return this.change(id, (table) => {
      mustStart(table, guest.id);
      return { status: 'running' };
    });
  }

  /** Marks it when its game is over; again does nothing. */
  end(id: string): Promise<ServerTable> {
    return this.change(id, ({ status }) => (status === 'ended' ? {} : { status: 'ended' }));
  }

  /** The same people, bots and options once more, everybody one chair on. Who asks second gets the table of the first. */
  async rematch(id: string, guest: Identity): Promise<ServerTable> {
    const before = await this.find(id);
    if (seatsOf(before.content, guest.id).length === 0) throw new Refused(403, 'not-seated');
    if (before.status !== 'ended') throw new Refused(409, 'not-ended');
    const opened = before.content.next;
    const next = opened === undefined ? undefined : await this.#store.tables.find(opened);
    if (next !== undefined && next.status !== 'ended') return next;
    // They have played on: the game after the last one is wanted. One that everybody left before it began is none.
    if (next !== undefined && seatsOf(next.content, guest.id).length > 0) return this.rematch(next.id, guest);
    // It is there before anybody is led to it.
    const made = await this.#again(before, guest);
    const after = await this.change(id, ({ content }) =>
      content.next === opened ? { content: { ...content, next: made.id } } : {},
    );
    if (after.content.next === made.id || after.content.next === undefined) return made;
    await this.#store.tables.delete(made.id);
    return this.find(after.content.next);
  }

  async #again({ visibility, linkHash, content }: ServerTable, guest: Identity): Promise<ServerTable> {
    const now = this.#now();
    const seed = newSecret();
    const id = newSecret();
    const { next: _none, ...same } = content;
    const again: TableContent = {
      ...same,
      host: guest.id,
      chairs: rotated(content.chairs),
      seed,
      commitment: commitmentFor(id, content, seed),
      createdAt: now,
    };
    const table: ServerTable = { id, version: 1, status: 'open', visibility, linkHash, touchedAt: now, content: again };
    await this.#store.tables.create(table);
    const people = again.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.identity] : []));
    for (const identity of new Set(people)) await this.#store.tables.addMember(id, identity);
    return table;
  }

  /** Tried anew as long as somebody else is quicker. An empty change writes nothing. */
  async change(id: string, how: (table: ServerTable) => Change): Promise<ServerTable> {
    for (;;) {
      const table = await this.find(id);
      const change = how(table);
      if (Object.keys(change).length === 0) return table;
      const changed = { ...table, ...change, touchedAt: this.#now() };
      if (await this.#store.tables.replace(changed)) return { ...changed, version: table.version + 1 };
    }
  }
}
