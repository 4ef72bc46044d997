import { describe, expect, it } from 'vitest';
import {
  ASK_AFTER,
  CHAT_LENGTH,
  type ClientEffect,
  type ClientMessage,
  JOIN_PATIENCE,
  LATE_AFTER,
  LINE_PATIENCE,
  newClient,
  PROBE_AFTER,
  PROTOCOL,
  parseClientMessage,
  RECONNECT_AFTER,
  RESEND_AFTER,
  stepClient,
} from '../src/index.ts';
import { Room } from './room.ts';

/** Ada's page at a room whose messages the test hands over. */
class Page {
  readonly room = new Room();
  readonly client = newClient('room', 0);
  now = 0;
  readonly sent: ClientMessage[] = [];
  readonly effects: ClientEffect[] = [];
  #heard = 0;

  constructor() {
    this.tell({ kind: 'start' });
    this.tell({ kind: 'opened' });
    this.room.join('ada', [0]);
    this.hear();
  }

  tell(input: Parameters<typeof stepClient>[2]): void {
    for (const effect of stepClient(this.client, this.now, input)) {
      this.effects.push(effect);
      if (effect.kind === 'send') this.sent.push(parseClientMessage(effect.text));
    }
  }

  pass(time: number): void {
    this.now += time;
    this.tell({ kind: 'tick' });
  }

  /** All that the room has sent since, but for what is lost. */
  hear(lost = (_text: string) => false): void {
    const texts = this.room.effects.flatMap((effect) =>
      effect.kind === 'send' && effect.to.includes('ada') ? [effect.text] : [],
    );
    const fresh = texts.slice(this.#heard).filter((text) => !lost(text));
    this.#heard = texts.length;
    for (const text of fresh) this.tell({ kind: 'received', text });
  }

  move(): void {
    this.tell({ kind: 'want', id: 'command-ada', line: `1 ${this.room.moveOf(0)}` });
  }
}

const commands = (page: Page) => page.sent.filter((message) => message.kind === 'command');
const talks = (page: Page) => page.sent.flatMap((message) => (message.kind === 'talk' ? [message.id] : []));
const joins = (page: Page) => page.sent.filter((message) => message.kind === 'join');

describe('a client', () => {
  it('joins with nothing, then has the table', () => {
    const page = new Page();
    expect(joins(page)).toEqual([{ kind: 'join', protocol: PROTOCOL, table: 'room' }]);
    expect(page.client.status).toBe('joined');
    expect(page.client.model?.views.map(({ viewer, moments }) => [viewer, moments.length])).toEqual([[0, 1]]);
  });

  it('says that something was entered when it is here', () => {
    const page = new Page();
    page.move();
    const [{ id, line, seen }] = commands(page);
    page.room.want('ada', line, seen, id);
    page.hear();
    expect(page.client.model?.log).toEqual([line]);
    expect(page.effects.find(({ kind }) => kind === 'answered')).toMatchObject({
      answer: { id, status: 'entered', seq: 1 },
    });
    expect(page.client.pending).toEqual([]);
  });

  it('sends a command again under the same id: after a while, and over a new connection', () => {
    const page = new Page();
    page.move();
    page.pass(RESEND_AFTER);
    page.tell({ kind: 'closed' });
    expect(page.client.status).toBe('lost');
    expect(page.effects.filter(({ kind }) => kind === 'connect')).toHaveLength(2);
    page.tell({ kind: 'opened' });
    page.room.join('ada', [0], { seq: 0, seats: [0] });
    page.hear();
    expect(commands(page).map(({ id }) => id)).toEqual(['command-ada', 'command-ada', 'command-ada']);
  });

  it('keeps what was said until the table has heard it: over a lost connection, once over each line', () => {
    const page = new Page();
    page.tell({ kind: 'say', id: 'said-first', text: 'Good evening!' });
    page.tell({ kind: 'closed' });
    page.tell({ kind: 'say', id: 'said-second', text: 'Are you there?' });
    expect(talks(page)).toEqual(['said-first']);
    expect(page.client.saying.map(({ line }) => line.text)).toEqual(['Good evening!', 'Are you there?']);
    page.tell({ kind: 'opened' });
    page.room.join('ada', [0], { seq: 0, seats: [0] });
    page.hear();
    page.pass(RESEND_AFTER);
    expect(talks(page)).toEqual(['said-first', 'said-first', 'said-second']);
    for (const id of ['said-first', 'said-second']) page.room.say('ada', 'heard', id);
    page.hear();
    expect(page.client.saying).toEqual([]);
    page.tell({ kind: 'closed' });
    page.tell({ kind: 'opened' });
    page.room.join('ada', [0], { seq: 0, seats: [0] });
    page.hear();
    expect(talks(page)).toHaveLength(3);
  });

  it('says nothing that a server refuses, wherever it was copied from, and nothing that nobody sees', () => {
    const page = new Page();
    const texts = ['one\ttwo\nthree', '\u200fשלום\u200e', '\u200b \u2060', 'x'.repeat(2 * CHAT_LENGTH)];
    for (const [i, text] of texts.entries()) page.tell({ kind: 'say', id: `said-text-${i}`, text });
    const said = page.sent.flatMap((message) => (message.kind === 'talk' ? [message.text] : []));
    expect(said).toEqual(['one two three', 'שלום', 'x'.repeat(CHAT_LENGTH)]);
  });

  it('says when something is not stored for long, and that it is', () => {
    const page = new Page();
    page.move();
    page.pass(LATE_AFTER - 1);
    expect(page.client.isLate).toBe(false);
    page.pass(1);
    expect(page.client.isLate).toBe(true);
    const [{ id, line, seen }] = commands(page);
    page.room.want('ada', line, seen, id);
    page.hear();
    expect(page.client.isLate).toBe(false);
  });

  it('keeps the first answer to a question where the line is lost: it is late at once, and a second one is none', () => {
    const page = new Page();
    page.tell({ kind: 'closed' });
    page.move();
    expect(page.client.isLate).toBe(true);
    page.tell({ kind: 'want', id: 'command-other', line: `1 ${page.room.moveOf(0)}` });
    expect(page.effects.find(({ kind }) => kind === 'answered')).toMatchObject({
      answer: { id: 'command-other', status: 'stale' },
    });
    page.tell({ kind: 'opened' });
    page.room.join('ada', [0], { seq: 0, seats: [0] });
    page.hear();
    expect(commands(page).map(({ id }) => id)).toEqual(['command-ada']);
    expect(page.client.isLate).toBe(false);
  });

  it('gives up a line that says nothing when it is asked, and sends what was on its way over the next', () => {
    const page = new Page();
    page.move();
    page.pass(LATE_AFTER);
    page.pass(RESEND_AFTER);
    expect(joins(page)).toHaveLength(2);
    page.pass(LINE_PATIENCE - 1);
    expect(page.client.status).toBe('joined');
    page.pass(1);
    expect(page.client.status).toBe('lost');
    expect(page.effects.filter(({ kind }) => kind === 'connect')).toHaveLength(2);
    page.tell({ kind: 'opened' });
    page.room.join('ada', [0], { seq: 0, seats: [0] });
    page.hear();
    expect(page.client.status).toBe('joined');
    expect(commands(page).at(-1)?.id).toBe('command-ada');
  });

  it('keeps a line that speaks, however late the move is', () => {
    const page = new Page();
    page.move();
    for (let i = 0; i < 20; i++) {
      page.pass(RESEND_AFTER);
      page.tell({ kind: 'received', text: '{"kind":"vote"}' });
    }
    expect(page.client.status).toBe('joined');
  });

  it('asks for the whole table once, however slow the line is', () => {
    const client = newClient('room', 0);
    const sent = (now: number, input: Parameters<typeof stepClient>[2]) =>
      stepClient(client, now, input).filter(({ kind }) => kind === 'send');
    stepClient(client, 0, { kind: 'start' });
    expect(sent(0, { kind: 'opened' })).toHaveLength(1);
    for (let now = ASK_AFTER; now < JOIN_PATIENCE; now += ASK_AFTER) expect(sent(now, { kind: 'tick' })).toEqual([]);
  });

  it('says when it tries next, and when it does', () => {
    const page = new Page();
    page.tell({ kind: 'closed' });
    page.tell({ kind: 'closed' });
    expect(page.client.connectAt).toBe(page.now + RECONNECT_AFTER[1]);
    page.pass(RECONNECT_AFTER[1]);
    expect(page.client.connectAt).toBeUndefined();
    expect(page.effects.slice(-3).map(({ kind }) => kind)).toEqual(['connect', 'changed', 'wake']);
  });

  it('waits for nothing when the network is back', () => {
    const page = new Page();
    for (let i = 0; i < 4; i++) {
      page.tell({ kind: 'closed' });
      page.pass(RECONNECT_AFTER[i]);
    }
    page.tell({ kind: 'closed' });
    const before = page.effects.filter(({ kind }) => kind === 'connect').length;
    page.tell({ kind: 'awake' });
    expect(page.effects.filter(({ kind }) => kind === 'connect')).toHaveLength(before + 1);
  });

  it('asks for what is missing, and no more often than it should', () => {
    const page = new Page();
    page.room.join('all', [0, 1, 2]);
    for (let i = 0; i < 4; i++) page.room.play('all');
    page.now += ASK_AFTER;
    page.hear((text) => text.includes('"after":0'));
    expect(joins(page).slice(1)).toEqual([
      { kind: 'join', protocol: PROTOCOL, table: 'room', has: { seq: 0, seats: [0] } },
    ]);
  });

  it('asks after a long silence, which talk and votes do not break', () => {
    const page = new Page();
    page.pass(PROBE_AFTER - 1);
    page.tell({ kind: 'received', text: '{"kind":"chat","lines":[]}' });
    page.tell({ kind: 'received', text: '{"kind":"vote"}' });
    expect(joins(page)).toHaveLength(1);
    page.pass(1);
    expect(joins(page)).toHaveLength(2);
  });

  it('takes an update once, whatever comes twice', () => {
    const page = new Page();
    page.room.play('ada');
    const texts = page.room.effects.flatMap((effect) => (effect.kind === 'send' ? [effect.text] : []));
    for (const text of [...texts, ...texts]) page.tell({ kind: 'received', text });
    expect(page.client.model?.log).toEqual(page.room.lines);
  });

  it('loads itself anew when the server is of another version', () => {
    const page = new Page();
    page.tell({ kind: 'received', text: '{"kind":"reload","protocol":2}' });
    expect(page.client.status).toBe('outdated');
    expect(page.effects).toContainEqual({ kind: 'reload' });
  });

  it('begins anew when it is told what does not fit', () => {
    const page = new Page();
    page.now += ASK_AFTER;
    page.tell({ kind: 'received', text: '{"kind":"nonsense"}' });
    expect(joins(page).at(-1)).not.toHaveProperty('has');
  });
});
