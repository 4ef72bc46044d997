import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, openHost, type Pace, SHOWN_GRACE, step } from '../src/index.ts';
import { Room } from './room.ts';

const LIVE: Pace = { kind: 'live', bank: MINUTE, increment: 10_000 };
const LETTERS: Pace = { kind: 'letters', turn: 2 * DAY };

function roomOf(pace: Pace): Room {
  const room = new Room(pace);
  room.join('ada', [0]);
  room.join('ben', [1]);
  room.join('cem', [2]);
  room.tell({ kind: 'driving', isDriver: true });
  return room;
}

const left = (room: Room, seat: number): number => room.host.clocks.banks[seat];

function show(room: Room): void {
  const [{ seat, question }] = room.host.asked;
  room.tell({ kind: 'message', connection: 'ada', message: { kind: 'shown', seat, question } });
}

/** Plays what is asked of Ada until another seat is. */
function playTurn(room: Room): void {
  while (room.host.asked[0].seat === 0) room.play('ada');
}

describe('a bank', () => {
  it('is charged from when the question was shown', () => {
    const room = roomOf(LIVE);
    room.pass(5000);
    expect(left(room, 0)).toBe(MINUTE);
    show(room);
    expect(room.heard('ben', 'clocks').at(-1)?.clocks).toEqual({ left: [MINUTE, MINUTE, MINUTE], running: [0] });
    room.pass(7000);
    expect(left(room, 0)).toBe(MINUTE - 7000);
  });

  it('is charged after a grace where nobody says that it was shown', () => {
    const room = roomOf(LIVE);
    room.pass(SHOWN_GRACE);
    room.pass(1000);
    expect(left(room, 0)).toBe(MINUTE - 1000);
  });

  it('grows at the end of a turn, and is stored with the entry', () => {
    const room = roomOf(LIVE);
    show(room);
    room.pass(4000);
    playTurn(room);
    expect(room.stored[0].banks[0]).toBe(MINUTE - 4000 + (room.stored.length === 1 ? 10_000 : 0));
    expect(room.stored.at(-1)?.banks).toEqual([MINUTE - 4000 + 10_000, MINUTE, MINUTE]);
  });

  it('rests while nobody is here', () => {
    const room = roomOf(LIVE);
    show(room);
    for (const connection of ['ada', 'ben', 'cem']) room.tell({ kind: 'disconnected', connection });
    room.pass(10 * MINUTE);
    expect(left(room, 0)).toBe(MINUTE);
    expect(room.lines).toEqual([]);
  });

  it('takes nothing when the clock of the machine is set back', () => {
    const room = roomOf(LIVE);
    show(room);
    room.pass(-MINUTE);
    room.pass(1000);
    expect(left(room, 0)).toBe(MINUTE - 1000);
    expect(room.effects.findLast(({ kind }) => kind === 'wake')).toEqual({
      kind: 'wake',
      at: room.now + MINUTE - 1000,
    });
  });

  it('runs out: a bot plays that turn, and the person the next', () => {
    const room = roomOf(LIVE);
    show(room);
    room.pass(MINUTE);
    expect(room.lines).toEqual(['clock 1']);
    while (room.host.asked[0].seat === 0) {
      const { question } = room.host.asked[0];
      expect(room.effects).toContainEqual({ kind: 'think', seat: 0, bot: 'page', question });
      room.tell({ kind: 'thought', seat: 0, question, text: room.moveOf(0) });
    }
    expect(room.host.table.course.bots[0]).toBeUndefined();
    expect(left(room, 0)).toBe(10_000);
  });

  it('runs out in one process only: another that does not drive waits', () => {
    const room = roomOf(LIVE);
    room.tell({ kind: 'driving', isDriver: false });
    show(room);
    room.pass(2 * MINUTE);
    expect(room.lines).toEqual([]);
  });
});

describe('by letter', () => {
  it('the days go on while a server is down, and are given anew for every turn', () => {
    const room = roomOf(LETTERS);
    room.pass(DAY);
    expect(left(room, 0)).toBe(DAY);
    playTurn(room);
    expect(room.stored.at(-1)?.banks[0]).toBe(2 * DAY);
    const last = room.stored.at(-1);
    const setup = { table: room.host.table, pace: LETTERS, standIn: 'page', chat: [], ...(last && { last }) };
    const later = openHost(setup, room.now + DAY);
    step(later, room.now + DAY, { kind: 'tick' });
    expect(later.clocks.banks[1]).toBe(DAY);
  });

  it('nobody is ever gone', () => {
    const room = roomOf(LETTERS);
    room.tell({ kind: 'disconnected', connection: 'ben' });
    room.pass(DAY);
    expect(room.lines).toEqual([]);
  });
});

describe('by letter, who has had himself forgotten', () => {
  it('never comes back: a bot has his seat as soon as he is gone', () => {
    const room = roomOf(LETTERS);
    room.tell({ kind: 'forgotten', seats: [1] });
    expect(room.lines).toEqual([]);
    room.tell({ kind: 'disconnected', connection: 'ben' });
    expect(room.lines).toEqual(['bot 2 page']);
    room.pass(DAY);
    expect(room.lines).toHaveLength(1);
  });

  it('is waited for where nobody is left to play on with', () => {
    const room = roomOf(LETTERS);
    room.tell({ kind: 'forgotten', seats: [0, 1, 2] });
    for (const connection of ['ada', 'ben', 'cem']) room.tell({ kind: 'disconnected', connection });
    expect(room.lines).toEqual([]);
  });
});

describe('presence', () => {
  it('calls somebody away who gives no sign, and here again at the first one', () => {
    const room = roomOf({ kind: 'free' });
    room.pass(2 * MINUTE);
    expect(room.heard('ada', 'attendance').at(-1)?.attendance.seats).toEqual(['away', 'away', 'away']);
    room.tell({ kind: 'message', connection: 'ben', message: { kind: 'sign' } });
    expect(room.heard('ada', 'attendance').at(-1)?.attendance.seats).toEqual(['away', 'here', 'away']);
  });

  it('lets a bot take the seat of who is lost, until he takes it back', () => {
    const room = roomOf({ kind: 'free' });
    const leaving = () => room.heard('ada', 'attendance').at(-1)?.attendance.leaving;
    room.tell({ kind: 'disconnected', connection: 'ben' });
    expect(leaving()).toEqual([{ seat: 1, left: MINUTE }]);
    room.pass(MINUTE - 1);
    expect(room.lines).toEqual([]);
    room.join('late', []);
    expect(leaving()).toEqual([{ seat: 1, left: 1 }]);
    room.pass(1);
    expect(room.lines).toEqual(['bot 2 page']);
    expect(leaving()).toBeUndefined();
    room.join('ben again', [1]);
    room.want('ben again', 'person 2', 1);
    expect(room.lines).toEqual(['bot 2 page', 'person 2']);
  });

  it('counts who is connected to another process', () => {
    const room = roomOf({ kind: 'free' });
    room.tell({ kind: 'disconnected', connection: 'ben' });
    const seats = [undefined, 'here', undefined] as const;
    room.tell({ kind: 'shared', process: 'B', news: { kind: 'present', seats, spectators: 2 } });
    room.pass(MINUTE);
    expect(room.lines).toEqual([]);
    expect(room.heard('ada', 'attendance').at(-1)?.attendance).toMatchObject({ spectators: 2 });
    room.tell({ kind: 'processGone', process: 'B' });
    room.pass(MINUTE);
    expect(room.lines).toEqual(['bot 2 page']);
  });
});
