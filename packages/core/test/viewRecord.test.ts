import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import {
  BadInput,
  enter,
  formatViewRecord,
  isViewRecord,
  momentsFor,
  openTable,
  parseJson,
  parseViewRecord,
  recordFor,
  recordOf,
  type ViewRecord,
  viewersOf,
  watchedMoments,
} from '../src/index.ts';
import { toy } from './toy/index.ts';

const whole = randomRecord(toy, { seats: 3 }, 'views');
const running = openTable(toy, { ...whole, log: whole.log.slice(0, -3) });

describe('what a viewer may take away', () => {
  it.each(viewersOf(3))('of a running game: views and redacted events, for viewer %s', (viewer) => {
    const record = recordFor(running, viewer);
    const text = formatViewRecord(record as ViewRecord);
    expect(record).not.toHaveProperty('seed');
    expect(text).not.toContain('"chacha8"');
    const read = parseViewRecord(parseJson(text, 'file'));
    expect(isViewRecord(JSON.parse(text))).toBe(true);
    expect(watchedMoments(toy, read)).toEqual(momentsFor(toy, running.moments, viewer));
  });

  it('is the same where only what the viewer never saw is another', () => {
    const [first, second] = [running.moments, running.moments].map((moments, i) =>
      i === 0
        ? moments
        : moments.map((moment) => ({ ...moment, state: { ...moment.state, deck: moment.state.deck.toReversed() } })),
    );
    const texts = [first, second].map((moments) =>
      formatViewRecord(recordFor({ ...running, moments }, 'spectator') as ViewRecord),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it('of a written position holds nothing of what it hid', () => {
    const position = toy.notation.formatPosition(running.moments[0].state);
    const table = openTable(toy, { ...whole, position, log: [] });
    expect(recordFor(table, 'spectator')).not.toHaveProperty('position');
  });

  it('is the whole record once the game has ended or was abandoned', () => {
    const ended = openTable(toy, whole);
    expect(recordFor(ended, 'spectator')).toEqual(whole);
    const abandoned = openTable(toy, { ...whole, log: whole.log.slice(0, 2) });
    enter(abandoned, { kind: 'abandon', agreed: [0, 1, 2] });
    expect(recordFor(abandoned, 1)).toEqual(recordOf(abandoned));
    expect(recordFor(abandoned, 1)).toMatchObject({ seed: 'views', result: { reason: 'abandoned' } });
  });
});

describe('a record of views from outside', () => {
  const good = recordFor(running, 1) as ViewRecord;

  it.each<[string, object, string]>([
    ['a viewer who is none', { viewer: 4 }, 'viewer: expected a whole number from 1 to 3'],
    ['a moment too few', { moments: good.moments.slice(1) }, 'moments: expected'],
    ['a seed', { seed: 'x' }, 'seed: unknown'],
    ['another game', { game: 'chess' }, 'game: expected toy'],
    ['a start that is no view', { start: { luck: 1 } }, 'start: expected what this game shows a viewer'],
    [
      'a change that fits nothing',
      { moments: good.moments.map((one) => ({ ...one, change: { n: 1, a: [[0, { o: { x: { v: 1 } } }]] } })) },
      'moments[0]: expected what this game shows a viewer',
    ],
    ['a change that is none', { moments: good.moments.map((one) => ({ ...one, change: 7 })) }, 'moments[0]: expected'],
  ])('is refused with %s', (_name, change, message) => {
    const read = () => watchedMoments(toy, parseViewRecord({ ...good, ...change }));
    expect(read).toThrow(BadInput);
    expect(read).toThrow(message);
  });
});
