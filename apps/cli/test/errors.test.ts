import { BadInput } from '@three-crowns/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inPlace, report } from '../src/errors.ts';

let told = '';
function listen(): void {
  told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text;
    return true;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('errors', () => {
  it('tells bad input in one line, whatever stands in it', () => {
    listen();
    expect(report(new BadInput('a\nb\u0007.json', 'expected\r\nmore'), 'crowns sim')).toBe(2);
    expect(told).toBe('crowns sim: a b .json: expected more\n');
  });

  it('lets nothing from outside turn the writing around', () => {
    listen();
    report(new BadInput('\u202ebot\u2066', 'said \u200f"x"'), 'crowns arena');
    expect(told).toBe('crowns arena: bot: said "x"\n');
  });

  it('keeps the stack of an internal error to those who ask', () => {
    listen();
    expect(report(new TypeError('oops'), 'crowns')).toBe(70);
    expect(told).toBe('crowns: internal error: oops (CROWNS_DEBUG=1 shows where)\n');
    vi.stubEnv('CROWNS_DEBUG', '1');
    report(new TypeError('oops'), 'crowns');
    expect(told).toContain('errors.test.ts');
  });

  it('names the place around', () => {
    const fail = () => {
      throw new BadInput('moves[3]', 'expected a move');
    };
    expect(() => inPlace('game.json', fail)).toThrow('game.json: moves[3]: expected a move');
  });
});
