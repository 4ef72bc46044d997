import { describe, expect, it } from 'vitest';
import { LOST_AFTER, MINUTE, type Pace, VOTE_TIME } from '../src/index.ts';
import { PERSONS, Room } from './room.ts';

/** Ada has played a turn that showed the others something: to take it back they have to agree. */
function roomOf(pace: Pace = { kind: 'free' }, seats = PERSONS): Room {
  const room = new Room(pace, seats);
  room.join('ada', [0]);
  room.join('ben', [1]);
  if (seats[2].bot === undefined) room.join('cem', [2]);
  room.tell({ kind: 'driving', isDriver: true });
  while (room.host.asked[0].seat === 0) room.play('ada');
  room.effects.length = 0;
  return room;
}

function vote(room: Room, connection: string, seat: number, agrees = true): void {
  const id = room.host.vote?.id ?? 'there is none';
  room.tell({ kind: 'message', connection, message: { kind: 'ballot', vote: id, seat, agrees } });
}

const ask = (room: Room): string => room.want('ada', 'undo 1 by 1', room.stored.length);

describe('taking back', () => {
  it('is free where it told nobody anything', () => {
    const room = new Room();
    room.join('all', [0, 1, 2]);
    const free = () =>
      room
        .heard('all', 'update')
        .at(-1)
        ?.views.find((view) => view.free > 0)?.viewer;
    while (free() === undefined) room.play('all');
    const seat = Number(free());
    room.want('all', `undo 1 by ${seat + 1}`, room.stored.length);
    expect(room.answers('all').at(-1)).toBe('entered');
    expect(room.lines.at(-1)).toBe(`undo 1 by ${seat + 1}`);
  });

  it('is entered when all others agree', () => {
    const room = roomOf();
    ask(room);
    expect(room.heard('ben', 'vote').at(-1)?.vote).toMatchObject({
      asker: 0,
      agreed: [],
      waiting: [1, 2],
      left: VOTE_TIME,
    });
    vote(room, 'cem', 2);
    expect(room.heard('ben', 'vote').at(-1)?.vote).toMatchObject({ agreed: [2], waiting: [1] });
    vote(room, 'ben', 1);
    expect(room.lines.at(-1)).toMatch(/^undo 1 by 1 agreed 2 3/);
    expect(room.answers('ada')).toEqual(['voting', 'entered']);
    expect(room.heard('ben', 'vote').at(-1)?.vote).toBeUndefined();
  });

  it('says beforehand that something will be dealt anew: to who may ask, and to who is asked', () => {
    const room = new Room();
    room.join('all', [0, 1, 2]);
    const seatWithLuck = () =>
      room
        .heard('all', 'update')
        .at(-1)
        ?.views.find(({ anew }) => anew)?.viewer;
    while (seatWithLuck() === undefined) room.play('all');
    const asker = Number(seatWithLuck());
    const { moves } = room.host.table.course;
    const count = moves.length - moves.findLastIndex(({ seat }) => seat === asker);
    room.want('all', `undo ${count} by ${asker + 1}`, room.stored.length);
    expect(room.heard('all', 'vote').at(-1)?.vote?.line).toBe(`undo ${count} by ${asker + 1} redeal`);
    for (const seat of [0, 1, 2]) if (seat !== asker) vote(room, 'all', seat);
    expect(room.lines.at(-1)).toMatch(/^undo .* redeal$/);
  });

  it('of more moves than there are is refused, and nobody is asked', () => {
    const room = roomOf();
    room.want('ada', 'undo 999 by 1', room.stored.length);
    expect(room.answers('ada')).toEqual(['refused other']);
    expect(room.host.vote).toBeUndefined();
  });

  it('is refused when one refuses, and says so again to who did not hear it', () => {
    const room = roomOf();
    const id = ask(room);
    vote(room, 'ben', 1, false);
    room.want('ada', 'undo 1 by 1', room.stored.length, id);
    expect(room.answers('ada')).toEqual(['voting', 'refused vote.no', 'refused vote.no']);
  });

  it('is refused when its time is over', () => {
    const room = roomOf();
    ask(room);
    room.pass(VOTE_TIME);
    expect(room.answers('ada')).toEqual(['voting', 'refused vote.late']);
  });

  it('is stale once somebody has moved', () => {
    const room = roomOf();
    ask(room);
    room.play('ben');
    expect(room.answers('ada')).toEqual(['voting', 'stale']);
  });

  it('counts nobody for another, nor twice', () => {
    const room = roomOf();
    ask(room);
    vote(room, 'ben', 2);
    vote(room, 'ben', 1);
    vote(room, 'ben', 1);
    expect(room.host.vote?.agreed).toEqual([1]);
  });

  it('asks no bot, and lets none move meanwhile', () => {
    const room = roomOf({ kind: 'free' }, [PERSONS[0], PERSONS[1], { name: 'Bot', bot: 'page' }]);
    ask(room);
    expect(room.heard('ben', 'vote').at(-1)?.vote?.waiting).toEqual([1]);
    const thoughts = room.effects.filter(({ kind }) => kind === 'think');
    expect(thoughts).toEqual([]);
  });

  it('waits for somebody who is lost until a bot takes his seat, and does without him then', () => {
    const room = roomOf();
    room.tell({ kind: 'disconnected', connection: 'cem' });
    room.pass(10_000);
    ask(room);
    vote(room, 'ben', 1);
    expect(room.host.vote).toMatchObject({ agreed: [1] });
    room.pass(LOST_AFTER - 10_000);
    expect(room.lines.slice(-2)).toEqual(['bot 3 page', expect.stringMatching(/^undo 1 by 1 agreed 2( redeal)?$/)]);
  });

  it('does not come to nothing because somebody is lost who was there when it began', () => {
    const room = roomOf();
    ask(room);
    vote(room, 'ben', 1);
    room.pass(10_000);
    room.tell({ kind: 'disconnected', connection: 'cem' });
    room.pass(LOST_AFTER);
    expect(room.lines.slice(-2)).toEqual(['bot 3 page', expect.stringMatching(/^undo 1 by 1 agreed 2( redeal)?$/)]);
  });

  it('asks who was lost when he is back, and shows that a bot is not waited for', () => {
    const room = roomOf();
    for (const lost of ['ben', 'cem']) room.tell({ kind: 'disconnected', connection: lost });
    ask(room);
    room.join('cem', [2]);
    expect(room.heard('cem', 'joined').at(-1)?.vote).toMatchObject({ waiting: [1, 2] });
    room.want('cem', 'resign 3', 0);
    expect(room.heard('ada', 'vote').at(-1)?.vote).toMatchObject({ waiting: [1] });
  });

  it('stops the clocks meanwhile', () => {
    const room = roomOf({ kind: 'live', bank: MINUTE, increment: 5000 });
    const [{ seat, question }] = room.host.asked;
    room.tell({ kind: 'message', connection: 'ben', message: { kind: 'shown', seat, question } });
    ask(room);
    room.pass(30_000);
    expect(room.host.clocks.banks[1]).toBe(MINUTE);
    vote(room, 'ben', 1, false);
    room.pass(1000);
    expect(room.host.clocks.banks[1]).toBe(MINUTE - 1000);
  });
});

describe('breaking off', () => {
  it('needs everybody', () => {
    const room = roomOf();
    room.want('ben', 'abandon', room.stored.length);
    vote(room, 'ada', 0);
    vote(room, 'cem', 2);
    expect(room.lines.at(-1)).toBe('abandon 1 2 3');
    expect(room.heard('cem', 'update').at(-1)?.over?.ending.reason).toBe('abandoned');
  });

  it('is not decided behind the back of somebody who loads his page anew', () => {
    const room = roomOf();
    room.tell({ kind: 'disconnected', connection: 'cem' });
    room.want('ben', 'abandon', room.stored.length);
    vote(room, 'ada', 0);
    room.join('cem', [2]);
    vote(room, 'cem', 2, false);
    expect(room.lines.at(-1)).not.toMatch(/^abandon/);
    expect(room.host.table.course.bots[2]).toBeUndefined();
  });
});

describe('in several processes', () => {
  it('is counted where it was asked for, and shown everywhere', () => {
    const [home, other] = [roomOf(), roomOf()];
    for (const connection of ['ben', 'cem']) home.tell({ kind: 'disconnected', connection });
    const seats = [undefined, 'here', 'here'] as const;
    home.tell({ kind: 'shared', process: 'B', news: { kind: 'present', seats, spectators: 0 } });
    ask(home);
    const pass = (from: Room, to: Room, process: string) => {
      const news = from.effects.splice(0).flatMap((effect) => (effect.kind === 'share' ? [effect.news] : []));
      for (const one of news) to.tell({ kind: 'shared', process, news: one });
    };
    pass(home, other, 'A');
    vote(other, 'ben', 1);
    vote(other, 'cem', 2);
    pass(other, home, 'B');
    expect(home.lines.at(-1)).toMatch(/^undo 1 by 1 agreed 2 3/);
  });
});
