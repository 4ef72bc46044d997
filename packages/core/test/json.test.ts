import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, canonicalJson, JSON_DEPTH, JSON_LIMIT, jsonFault, parseJson } from '../src/index.ts';

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('canonicalJson', () => {
  it('means the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([key]) => key });
    fc.assert(
      fc.property(entries, (list) => {
        expect(canonicalJson(Object.fromEntries(list))).toBe(canonicalJson(Object.fromEntries(list.toReversed())));
      }),
    );
  });

  it('differs where a value differs, and keeps the order of a list', () => {
    expect(canonicalJson({ a: [1, 2] })).toBe('{"a":[1,2]}');
    expect(canonicalJson({ a: [2, 1] })).toBe('{"a":[2,1]}');
    expect(canonicalJson({ b: undefined, a: { d: 1, c: null } })).toBe('{"a":{"c":null,"d":1}}');
    expect(canonicalJson(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}');
  });
});

describe('parseJson', () => {
  it('reads what JSON writes', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(parseJson(text, 'file')).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['{"a": 1,\n "b" 2}', 'line 2, column 6: expected ":", found "2"'],
    ['{"a": [1, 2,]}', 'line 1, column 13: expected a value, found "]"'],
    ['{"a": [1 2]}', 'line 1, column 10: expected "," or "]", found "2"'],
    ['{"a": 1 "b": 2}', 'line 1, column 9: expected "," or "}", found "\\""'],
    ['{a: 1}', 'line 1, column 2: expected a key in double quotes, found "a"'],
    ['{"a": "x\ny"}', 'line 1, column 9: expected no control character in a string, found "\\n"'],
    ['["\\q"]', 'line 1, column 3: expected a known escape, found "\\\\"'],
    ['["abc', 'line 1, column 6: expected the end of a string, found the end of the text'],
    ['[1, 2', 'line 1, column 6: expected "," or "]", found the end of the text'],
    ['{} x', 'line 1, column 4: expected the end of the text, found "x"'],
    ['[]]', 'line 1, column 3: expected the end of the text, found "]"'],
    ['', 'line 1, column 1: expected a value, found the end of the text'],
    ['[01]', 'line 1, column 3: expected "," or "]", found "1"'],
    ['undefined', 'line 1, column 1: expected a value, found "u"'],
  ])('names line and column of what is wrong with %j', (text, message) => {
    expect(() => parseJson(text, 'file')).toThrow(new BadInput('file', message));
  });

  it('finds the place in any text that is not JSON, and throws nothing but BadInput', () => {
    const mangled = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '"', '{', '}', ',', ':', '\\', '\n', '-', 'e'),
    );
    fc.assert(
      fc.property(mangled, ([text, at, cut, put]) => {
        const i = at % (text.length + 1);
        const broken = text.slice(0, i) + put + text.slice(i + cut);
        const value = asJson(broken);
        if (value === undefined) {
          expect(() => parseJson(broken, 'file')).toThrow(/^file: line \d+, column \d+: expected .+, found .+/s);
        } else if (jsonFault(value, '') !== undefined) {
          expect(() => parseJson(broken, 'file')).toThrow(BadInput);
        } else expect(parseJson(broken, 'file')).toEqual(value);
      }),
    );
  });

  it('refuses a number too large to be one', () => {
    expect(() => parseJson('{"a": [1e999]}', 'file')).toThrow(new BadInput('file', 'a[0]: Infinity is no JSON number'));
  });

  it('refuses a text over the limit before reading it', () => {
    expect(() => parseJson('['.repeat(JSON_LIMIT + 1), 'file')).toThrow(`expected at most ${JSON_LIMIT} characters`);
    expect(parseJson(`"${'x'.repeat(JSON_LIMIT - 2)}"`, 'file')).toHaveLength(JSON_LIMIT - 2);
  });

  it('refuses what is nested too deeply, whole or broken', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(JSON_DEPTH), 'file')).toBeInstanceOf(Array);
    expect(() => parseJson(nested(JSON_DEPTH + 1), 'file')).toThrow(BadInput);
    expect(() => parseJson(nested(1_000_000), 'file')).toThrow(BadInput);
    expect(() => parseJson('['.repeat(1_000_000), 'file')).toThrow(/column 1000001/);
    expect(() => parseJson('{"a":'.repeat(500_000), 'file')).toThrow(/column 2500001/);
  });
});

describe('jsonFault', () => {
  it.each([
    [{ a: [1, { b: undefined }] }, 'x.a[1].b: a value of type undefined is not plain JSON'],
    [{ a: Number.NaN }, 'x.a: NaN is no JSON number'],
    [[new Map()], 'x[0]: an object of a class is not plain JSON'],
    [() => 1, 'x: a value of type function is not plain JSON'],
    [1n, 'x: a value of type bigint is not plain JSON'],
  ])('names the place of what is not plain: case %#', (value, fault) => {
    expect(jsonFault(value, 'x')).toBe(fault);
  });

  it('takes all JSON, and ends on a value that holds itself', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(jsonFault(value, 'x')).toBeUndefined();
      }),
    );
    const loop: unknown[] = [];
    loop.push(loop);
    expect(jsonFault(loop, 'x')).toMatch(/nested deeper/);
  });
});
