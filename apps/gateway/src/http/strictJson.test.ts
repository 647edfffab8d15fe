import { assert, constantFrom, jsonValue, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictJson } from './strictJson.ts';

describe('the strict JSON parser', () => {
  it('parses every accepted value as JSON.parse does', () => {
    assert(
      property(jsonValue({ maxDepth: 6 }), constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        // The generator also produces rejected names.
        pre(!/"(?:__proto__|constructor)"/.test(text));
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a name twice', '{"a":1,"a":2}'],
    ['a name twice, once in other letters', '{"a":1,"\\u0061":2}'],
    ['a name twice after a nested object', '{"a":{"b":1},"a":2}'],
    ['a name twice inside a list', '[{"a":1},{"b":1,"b":2}]'],
    ['an empty name twice', '{"":1,"":2}'],
    ['a prototype', '{"a":{"__proto__":{"isAdmin":true}}}'],
    ['a prototype in other letters', '{"\\u005f_proto__":1}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a deep list', '['.repeat(33) + ']'.repeat(33)],
    ['a deep object', '{"a":'.repeat(33) + '1' + '}'.repeat(33)],
    ['half an object', '{"a":'],
    ['nothing', ''],
  ])('rejects %s', (_case, text) => {
    expect(() => parseStrictJson(text)).toThrow(SyntaxError);
  });

  it.each([
    ['the same name in two objects', '[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['the same text as name and value', '{"a":"a","b":"a"}', { a: 'a', b: 'a' }],
    ['brackets and quotes inside of texts', '{"a":"{\\"a\\":[,","b":"\\\\"}', { a: '{"a":[,', b: '\\' }],
    ['lists as deep as any', '['.repeat(32) + ']'.repeat(32), JSON.parse('['.repeat(32) + ']'.repeat(32))],
  ])('accepts %s', (_case, text, value) => {
    expect(parseStrictJson(text)).toEqual(value);
  });
});
