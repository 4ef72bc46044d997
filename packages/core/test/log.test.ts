import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, type Entry, formatEntry, parseEntry } from '../src/index.ts';

const SEATS = 5;
const seat = fc.nat(SEATS - 1);
const bot = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const agreed = fc.uniqueArray(seat).map((seats) => seats.toSorted());
const ENTRIES: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), seat, text: fc.stringMatching(/^[a-z]+( [a-z0-9]{1,4}){0,3}$/) }),
  fc.record({
    kind: fc.constant('undo' as const),
    seat,
    count: fc.integer({ min: 1, max: 999 }),
    agreed,
    redeal: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('resign' as const), seat, bot }, { requiredKeys: ['kind', 'seat'] }),
  fc.record({ kind: fc.constant('bot' as const), seat, bot }),
  fc.record({ kind: fc.constantFrom('person' as const, 'clock' as const), seat }),
  fc.record({ kind: fc.constant('abandon' as const), agreed }),
);

describe('an entry', () => {
  it.each<[Entry, string]>([
    [{ kind: 'move', seat: 0, text: 'take c3' }, '1 take c3'],
    [{ kind: 'undo', seat: 1, count: 2, agreed: [0, 2], redeal: true }, 'undo 2 by 2 agreed 1 3 redeal'],
    [{ kind: 'undo', seat: 0, count: 1, agreed: [], redeal: false }, 'undo 1 by 1'],
    [{ kind: 'resign', seat: 1 }, 'resign 2'],
    [{ kind: 'resign', seat: 1, bot: 'greedy' }, 'resign 2 greedy'],
    [{ kind: 'bot', seat: 1, bot: 'greedy' }, 'bot 2 greedy'],
    [{ kind: 'person', seat: 1 }, 'person 2'],
    [{ kind: 'clock', seat: 1 }, 'clock 2'],
    [{ kind: 'abandon', agreed: [0, 1] }, 'abandon 1 2'],
  ])('%j is one line', (entry, line) => {
    expect(formatEntry(entry)).toBe(line);
    expect(parseEntry(line, 'log[0]', SEATS)).toEqual(entry);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(ENTRIES, (entry) => {
        expect(parseEntry(formatEntry(entry), 'log[0]', SEATS)).toEqual(entry);
      }),
    );
  });

  it.each([
    ['0 take c3', 'expected "<seat from 1> <move>"'],
    ['6 take c3', 'expected a seat from 1 to 5'],
    ['undo 0 by 1', 'expected "<seat from 1> <move>"'],
    ['undo 1 by 9', 'expected a seat from 1 to 5'],
    ['undo 1 by 1 agreed 3 2', 'expected each seat once, in order'],
    ['undo 1 by 1 agreed 2 2', 'expected each seat once, in order'],
    ['bot 1 Greedy!', 'expected "<seat from 1> <move>"'],
    ['resign', 'expected "<seat from 1> <move>"'],
    ['', 'expected "<seat from 1> <move>"'],
  ])('%j is refused', (line, message) => {
    expect(() => parseEntry(line, 'log[4]', SEATS)).toThrow(`log[4]: ${message}`);
  });

  it('throws nothing but BadInput, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (raw) => {
        try {
          parseEntry(raw, 'log[0]', SEATS);
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
        }
      }),
    );
  });
});
