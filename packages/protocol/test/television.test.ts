import { newRecord, openTable, playMove, type Seat, stateOf } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, it } from 'vitest';
import { type HostInput, type Join, openHost, PROTOCOL, step } from '../src/index.ts';
import { Room } from './room.ts';

const joining = (connection: string, seats: readonly Seat[]) => {
  const join: Join = { kind: 'join', protocol: PROTOCOL, table: 'room' };
  const screen = { ...join, television: true } as const;
  const how = { connection, seats, name: connection, join: connection === 'television' ? screen : join };
  return { kind: 'connected', ...how } as const;
};

const pointing = (connection: string, seat: Seat, targets: readonly string[]) =>
  ({ kind: 'message', connection, message: { kind: 'point', seat, targets } }) as const;

describe('a television', () => {
  it('is counted apart from who watches', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    room.tell(joining('television', []));
    expect(room.heard('ada', 'attendance').at(-1)?.attendance).toMatchObject({ spectators: 1, televisions: 1 });
  });

  it('is told what who is asked has in mind, and nobody else is; other processes tell theirs', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('eve', []);
    room.tell(joining('television', []));
    room.tell(pointing('ada', 0, ['a1', 'nonsense']));
    const told = { kind: 'pointing', seat: 0, targets: ['a1'] };
    expect(room.heard('television', 'pointing')).toEqual([told]);
    expect([...room.heard('ada', 'pointing'), ...room.heard('eve', 'pointing')]).toEqual([]);
    expect(room.effects).toContainEqual({ kind: 'share', news: told });
    room.tell({ kind: 'shared', process: 'B', news: { kind: 'pointing', seat: 0, targets: ['a2'] } });
    expect(room.heard('television', 'pointing').at(-1)?.targets).toEqual(['a2']);
  });

  it('is told nothing of who is not asked, nor by somebody who does not sit there', () => {
    const room = new Room();
    room.join('ada', [0]);
    room.join('ben', [1]);
    room.tell(joining('television', []));
    room.tell(pointing('ben', 1, ['a1']));
    room.tell(pointing('ben', 0, ['a1']));
    expect(room.heard('television', 'pointing')).toEqual([]);
  });

  it('is told nothing that answers a question in secret', () => {
    const table = openTable(valeria, newRecord(valeria, { options: { seats: 2 }, seed: 'secret' }));
    // The other one has chosen a duke: one alone is asked now.
    const [first, second] = valeria.rules.pending(stateOf(table)).map(({ seat }) => seat);
    playMove(table, first, valeria.rules.legalMoves(stateOf(table), first)[0]);
    const host = openHost({ table, pace: { kind: 'free' }, standIn: 'page', chat: [] }, 0);
    const targetsTold = (input: HostInput) =>
      step(host, 0, input).flatMap((effect) => (effect.kind === 'send' ? JSON.parse(effect.text).targets : []));
    for (const input of [joining('all', [0, 1]), joining('television', [])]) step(host, 0, input);
    expect(host.asked.map(({ seat }) => seat)).toEqual([second]);
    const everything = valeria.guidance.targets(stateOf(table));
    expect(everything.length).toBeGreaterThan(0);
    expect(targetsTold(pointing('all', second, everything))).toEqual([]);
  });
});
