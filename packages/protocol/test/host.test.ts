import { describe, expect, it } from 'vitest';
import { CHAT_KEPT, LOST_AFTER, PROTOCOL } from '../src/index.ts';
import { Room } from './room.ts';

describe('entering', () => {
  it('acknowledges and shows a move only when it is stored', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('ben', [1]);
    room.isHolding = true;
    room.play('ada');
    expect(room.answers('ada')).toEqual([]);
    expect(room.heard('ben', 'update')).toEqual([]);
    room.keep(room.held[0]);
    expect(room.answers('ada')).toEqual(['entered']);
    expect(room.heard('ben', 'update').map(({ after, lines }) => [after, lines])).toEqual([[0, room.lines]]);
  });

  it('stores one entry at a time, the others wait', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('ben', [1]);
    room.isHolding = true;
    room.play('ada');
    room.want('ben', 'resign 2', 0);
    expect(room.held).toHaveLength(1);
    room.keep(room.held[0]);
    expect(room.held.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('counts a command once, sent while it is stored and after', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.isHolding = true;
    const [{ question }] = room.host.asked;
    const line = `1 ${room.moveOf(0)}`;
    room.want('ada', line, question, 'command-same');
    room.join('ada again', [0]);
    room.want('ada again', line, question, 'command-same');
    expect(room.held).toHaveLength(1);
    room.keep(room.held[0]);
    expect(room.answers('ada again')).toEqual(['entered']);
    room.want('ada again', line, question, 'command-same');
    expect(room.answers('ada again')).toEqual(['entered', 'known']);
    expect(room.stored).toHaveLength(1);
  });

  it('reads what another process stored first, and calls what came too late stale', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.isHolding = true;
    room.play('ada');
    const [{ line, banks, at }] = room.held;
    room.stored.push({ seq: 1, id: 'command-elsewhere', line, at, banks });
    room.tell({ kind: 'taken', seq: 1 });
    expect(room.answers('ada')).toEqual(['stale']);
    expect(room.heard('ada', 'update').map(({ lines }) => lines)).toEqual([[line]]);
  });

  it('finds out by reading what became of an entry when the store could not say', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.isHolding = true;
    room.play('ada');
    room.stored.push(room.held[0]);
    room.tell({ kind: 'failed', seq: 1 });
    expect(room.answers('ada')).toEqual([]);
    room.pass(1000);
    expect(room.answers('ada')).toEqual(['known']);
  });

  it('refuses what is not its sender to enter', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    room.want('ada', 'resign 2', 0);
    room.want('ada', 'bot 1 page', 0);
    room.want('ada', 'nonsense', 0);
    room.want('eve', 'abandon', 0);
    expect(room.answers('ada')).toEqual(['refused seat.other', 'refused entry.server', 'refused other']);
    expect(room.answers('eve')).toEqual(['refused seat.other']);
    expect(room.stored).toEqual([]);
  });

  it('ends with a proof of the deal, and takes nothing back then', () => {
    const room = new Room();
    for (const [name, seat] of [
      ['ada', 0],
      ['ben', 1],
    ] as const) {
      room.join(name, [seat]);
      room.want(name, `resign ${seat + 1}`, room.stored.length);
    }
    expect(room.lines).toEqual(['resign 1 page', 'resign 2']);
    expect(room.heard('ada', 'update').at(-1)?.over).toMatchObject({ ending: { reason: 'resigned' }, seed: 'room' });
    room.want('ada', 'undo 1 by 1', 2);
    expect(room.answers('ada').at(-1)).toBe('refused game.over');
  });
});

describe('joining', () => {
  it('writes one text for all who may see the same', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    room.join('eli', []);
    room.effects.length = 0;
    room.play('ada');
    const texts = room.effects
      .filter((effect) => effect.kind === 'send')
      .filter(({ text }) => text.includes('"update"'));
    expect(texts.map(({ to }) => to)).toEqual([['ada'], ['eve', 'eli']]);
  });

  it('gives a device with two seats both views', () => {
    const room = new Room();
    room.join('both', [2, 0]);
    expect(room.heard('both', 'joined')[0].views.map(({ viewer }) => viewer)).toEqual([0, 2]);
  });

  it('sends exactly what was missed, over an undo too', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('ben', [1]);
    room.play('ada');
    room.tell({ kind: 'disconnected', connection: 'ben' });
    // Nobody else comes back to be asked: bots take the seats, and the undo is entered.
    room.tell({ kind: 'driving', isDriver: true });
    room.pass(1000);
    room.want('ada', 'undo 1 by 1', 1);
    room.pass(LOST_AFTER - 1000);
    room.play('ada');
    room.join('ben again', [1], { seq: 1, seats: [1] });
    const [{ after, lines, keep }] = room.heard('ben again', 'update');
    expect({ after, lines, keep }).toEqual({ after: 1, lines: room.lines.slice(1), keep: 0 });
    expect(lines.slice(0, 2)).toEqual(['bot 2 page', 'bot 3 page']);
    expect(lines[2]).toMatch(/^undo 1 by 1/);
    expect(room.heard('ben again', 'joined')).toEqual([]);
  });

  it('begins anew for somebody whose seats are others now', () => {
    const room = new Room();
    room.join('eve', [1], { seq: 0, seats: [] });
    expect(room.heard('eve', 'joined')).toHaveLength(1);
  });

  it('tells nobody less than he has: it reads first', () => {
    const room = new Room();
    const other = new Room();
    other.join('ada', [0]);
    other.play('ada');
    room.stored.push(...other.stored);
    room.join('ada', [0], { seq: 1, seats: [0] });
    expect(room.heard('ada', 'update').map(({ after, lines }) => [after, lines.length])).toEqual([[1, 0]]);
  });

  it('asks a page of another version to load itself anew', () => {
    const room = new Room();
    const join = { kind: 'join', protocol: PROTOCOL + 1, table: 'room' } as const;
    room.tell({ kind: 'connected', connection: 'old', seats: [], name: 'old', join });
    expect(room.heard('old', 'reload')).toEqual([{ kind: 'reload', protocol: PROTOCOL }]);
    expect(room.effects).toContainEqual({ kind: 'close', connection: 'old' });
  });
});

describe('talking', () => {
  it('keeps players and spectators apart, and hears a line once', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    for (const connection of ['ada', 'eve', 'eve']) {
      const message = { kind: 'talk', id: `talk-of-${connection}`, text: `I am ${connection}` } as const;
      room.tell({ kind: 'message', connection, message });
    }
    const told = (who: string) => room.heard(who, 'chat').flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(told('ada')).toEqual(['I am ada']);
    expect(told('eve')).toEqual(['I am eve']);
  });

  it('lets nobody who watches talk away what the players said', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    const talk = (connection: string, id: string) =>
      room.tell({ kind: 'message', connection, message: { kind: 'talk', id, text: id } });
    talk('ada', 'good-evening');
    for (let i = 0; i <= CHAT_KEPT; i++) talk('eve', `noise-${i}`);
    room.join('ben', [1]);
    room.join('kim', []);
    const found = (who: string) => room.heard(who, 'joined').flatMap(({ chat }) => chat.map(({ id }) => id));
    expect(found('ben')).toEqual(['good-evening']);
    expect(found('kim')).toEqual(Array.from({ length: CHAT_KEPT }, (_, i) => `noise-${i + 1}`));
  });
});
