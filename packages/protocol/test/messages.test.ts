import { BadInput } from '@three-crowns/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAT_LENGTH,
  type ClientMessage,
  formatClientMessage,
  MESSAGE_BYTES,
  PROTOCOL,
  parseClientMessage,
  parsePace,
  parseServerMessage,
  reasonIn,
} from '../src/index.ts';

const MESSAGES: readonly ClientMessage[] = [
  { kind: 'join', protocol: PROTOCOL, table: 'oak-lion' },
  { kind: 'join', protocol: PROTOCOL, table: 'oak-lion', has: { seq: 12, seats: [0, 2] } },
  { kind: 'command', id: 'abcdefgh', line: '1 take c3', seen: '0.12' },
  { kind: 'command', id: 'abcdefgh', line: 'undo 1 by 2', seen: 12 },
  { kind: 'shown', seat: 1, question: '0.12' },
  { kind: 'sign' },
  { kind: 'watch' },
  { kind: 'ballot', vote: 'abcdefgh', seat: 1, agrees: false },
  { kind: 'talk', id: 'abcdefgh', text: 'Well played' },
  { kind: 'join', protocol: PROTOCOL, table: 'oak-lion', television: true },
  { kind: 'point', seat: 1, targets: ['c3', 'set c3'] },
];

describe('messages of a client', () => {
  it.each(MESSAGES)('are read as they were written: $kind', (message) => {
    expect(parseClientMessage(formatClientMessage(message))).toEqual(message);
  });

  it.each([
    ['{"kind":"sign"', /column/],
    ['7', /kind: missing/],
    ['{"kind":"shout"}', /kind: expected join, command/],
    ['{"kind":"sign","more":1}', /more: unknown/],
    ['{"kind":"join","protocol":1}', /table: missing/],
    ['{"kind":"join","protocol":1,"table":"a","has":{"seq":-1,"seats":[]}}', /has\.seq: expected a whole number/],
    ['{"kind":"command","id":"short","line":"1 pass","seen":0}', /id: expected 8 to 64 letters/],
    ['{"kind":"command","id":"move 1 0.4","line":"1 pass","seen":0}', /id: expected 8 to 64 letters/],
    ['{"kind":"command","id":"abcdefgh","line":"1 pass\\n2 pass","seen":0}', /line: expected one line/],
    ['{"kind":"ballot","vote":"abcdefgh","seat":99,"agrees":true}', /seat: expected a whole number from 0 to 15/],
    ['{"kind":"ballot","vote":"abcdefgh","seat":0,"agrees":"yes"}', /agrees: expected true or false/],
    [`{"kind":"talk","id":"abcdefgh","text":"${'a'.repeat(CHAT_LENGTH + 1)}"}`, /text: expected at most 500/],
    ['{"kind":"join","protocol":1,"table":"a","television":1}', /television: expected true/],
    [
      `{"kind":"point","seat":0,"targets":${JSON.stringify(Array(17).fill('a'))}}`,
      /targets: expected a list of at most 16/,
    ],
    [`"${'a'.repeat(MESSAGE_BYTES)}"`, /expected at most 16384/],
    [`{"kind":${'['.repeat(5000)}${']'.repeat(5000)}}`, /nested deeper/],
  ])('are refused with their place: %.60s', (text, why) => {
    expect(() => parseClientMessage(text)).toThrow(why);
    expect(() => parseClientMessage(text)).toThrow(BadInput);
  });

  it('never bring more than a refusal about, whatever comes in', () => {
    const broken = fc.tuple(fc.constantFrom(...MESSAGES), fc.nat(), fc.nat({ max: 20 }), fc.string()).map(mutated);
    const other = fc.json();
    const fields = fc.dictionary(fc.constantFrom('kind', 'id', 'line', 'seen', 'seat', 'has'), fc.jsonValue());
    const kinds = fc
      .tuple(fc.constantFrom(...MESSAGES), fields)
      .map(([message, more]) => JSON.stringify({ ...more, ...message }));
    fc.assert(fc.property(fc.oneof(broken, other, kinds, fc.string()), isReadOrRefused));
  });
});

/** A piece of the text is replaced. */
function mutated([message, at, length, by]: [ClientMessage, number, number, string]): string {
  const text = formatClientMessage(message);
  const from = at % text.length;
  return text.slice(0, from) + by + text.slice(from + length);
}

function isReadOrRefused(text: string): boolean {
  try {
    const message = parseClientMessage(text);
    return formatClientMessage(parseClientMessage(formatClientMessage(message))) === formatClientMessage(message);
  } catch (error) {
    return error instanceof BadInput;
  }
}

describe('messages of a server', () => {
  it('hold no field that is not named', () => {
    expect(parseServerMessage('{"kind":"reload","protocol":2}')).toEqual({ kind: 'reload', protocol: 2 });
    expect(() => parseServerMessage('{"kind":"reload","protocol":2,"seed":"x"}')).toThrow('seed: unknown');
    expect(() => parseServerMessage('null')).toThrow('kind');
  });
});

describe('a pace', () => {
  it.each([
    { kind: 'free' },
    { kind: 'live', bank: 600_000, increment: 10_000 },
    { kind: 'letters', turn: 3 * 86_400_000 },
  ])('is read: $kind', (pace) => {
    expect(parsePace(pace, 'pace')).toEqual(pace);
  });

  it.each([
    [{ kind: 'fast' }, 'pace.kind: expected free, live, letters'],
    [{ kind: 'free', bank: 1 }, 'pace.bank: unknown'],
    [{ kind: 'live', bank: 600_000, increment: 0 }, 'pace.increment: expected a whole number from 5000'],
    [{ kind: 'letters' }, 'pace.turn: missing'],
  ])('is refused with its place: %j', (pace, why) => {
    expect(() => parsePace(pace, 'pace')).toThrow(why);
  });
});

it('the reason of a refusal is read from its body, and from no other', () => {
  expect(reasonIn({ error: { reason: 'full' } })).toBe('full');
  for (const other of [undefined, null, '', { reason: 'full' }, { error: 'full' }, { error: { reason: 'odd' } }]) {
    expect(reasonIn(other)).toBeUndefined();
  }
});
