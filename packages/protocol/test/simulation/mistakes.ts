/** Mistakes that the simulation must find, each planted in all processes or all clients of a schedule. */
import type { AnyGame } from '@three-crowns/core';
import type { AnyTable, Client, HostInput, Join } from '../../src/index.ts';

export interface Mistake {
  /** The host believes that an entry is stored when it has only been sent to the store. */
  readonly acknowledgesFirst?: boolean;
  /** The store takes a command a second time. */
  readonly forgetsIds?: boolean;
  /** The table that the host is given. */
  readonly table?: (table: AnyTable) => AnyTable;
  /** What the host is told in the place of this. */
  readonly input?: (input: HostInput) => HostInput;
  /** What leaves the process in the place of this. */
  readonly text?: (text: string) => string;
  /** After every step of a client. */
  readonly client?: (client: Client) => void;
}

type Secrets = AnyGame['secrets'];

/** Each made anew for a schedule: some keep something in mind. */
export const MISTAKES: Readonly<Record<string, () => Mistake>> = {
  'acknowledge before commit': () => ({ acknowledgesFirst: true }),
  'take a failure for a success': () => ({
    input: (input) => (input.kind === 'failed' ? { kind: 'stored', seq: input.seq } : input),
  }),
  "take another's entry for the own": () => ({
    input: (input) => (input.kind === 'taken' ? { kind: 'stored', seq: input.seq } : input),
  }),
  'forget commands that were entered': () => ({
    forgetsIds: true,
    table: (table) => ({ ...table, commands: new Forgetful() }),
  }),
  'resume one entry too late': () => ({ input: resumeAt((seq) => seq + 1) }),
  'resume one entry too early': () => ({ input: resumeAt((seq) => Math.max(0, seq - 1)) }),
  'never read what others stored': () => ({
    input: (input) => (input.kind === 'entries' ? { kind: 'entries', entries: [] } : input),
  }),
  'resend without redaction': () => {
    let isResending = false;
    return {
      input: (input) => {
        isResending = joinIn(input) !== undefined;
        return input;
      },
      table: withSecrets((secrets) => ({
        redact: (event, viewer) => (isResending ? event : secrets.redact(event, viewer)),
        view: (state, viewer) => (isResending ? state : secrets.view(state, viewer)),
      })),
    };
  },
  'tell everybody all events': () => ({ table: withSecrets(() => ({ redact: (event) => event })) }),
  "show a spectator the first seat's view": () => ({
    table: withSecrets(({ view }) => ({ view: (state, viewer) => view(state, viewer === 'spectator' ? 0 : viewer) })),
  }),
  'take a spectator for a player': () => ({
    input: (input) => (input.kind === 'connected' && input.seats.length === 0 ? { ...input, seats: [0] } : input),
  }),
  'let the seed travel along': () => ({
    text: (text) => (text.includes('"update"') ? `${text.slice(0, -1)},"seed":"secret"}` : text),
  }),
  'forget a command when the connection is lost': () => ({
    client: ({ status, pending }) => {
      if (status === 'lost') pending.length = 0;
    },
  }),
  'send a command again under another id': () => ({
    client: ({ status, pending }) => {
      if (status !== 'lost') return;
      for (const [i, one] of pending.entries()) {
        pending[i] = { ...one, command: { ...one.command, id: `${one.command.id}-again` } };
      }
    },
  }),
};

class Forgetful extends Map<string, number> {
  override get(): undefined {
    return undefined;
  }
}

function joinIn(input: HostInput): Join | undefined {
  if (input.kind === 'connected') return input.join;
  return input.kind === 'message' && input.message.kind === 'join' ? input.message : undefined;
}

function resumeAt(other: (seq: number) => number): (input: HostInput) => HostInput {
  return (input) => {
    const join = joinIn(input);
    if (join?.has === undefined) return input;
    const wrong = { ...join, has: { ...join.has, seq: other(join.has.seq) } };
    if (input.kind === 'connected') return { ...input, join: wrong };
    return input.kind === 'message' ? { ...input, message: wrong } : input;
  };
}

function withSecrets(other: (secrets: Secrets) => Partial<Secrets>): (table: AnyTable) => AnyTable {
  return (table) => {
    const { secrets } = table.game;
    return { ...table, game: { ...table.game, secrets: { ...secrets, ...other(secrets) } } };
  };
}
