import { describe, expect, it } from 'vitest';
import { parseGameFrameMessage, parseSignature, signedText } from './index.ts';

describe('the game frame message parser', () => {
  it.each(['ready', 'balance_changed', 'exit', 'deposit'])('GAME-16 accepts the type %s', (type) => {
    expect(parseGameFrameMessage({ source: 'parlor-game', type, more: 1 })).toEqual({ source: 'parlor-game', type });
  });
  it.each([
    null,
    'exit',
    { type: 'exit' },
    { source: 'other', type: 'exit' },
    { source: 'parlor-game', type: 'pay' },
    { source: 'parlor-game', type: 1 },
  ])('GAME-16 ignores %j', (data) => {
    expect(parseGameFrameMessage(data)).toBeUndefined();
  });
});

describe('a provider API signature', () => {
  it('is parsed with one or two values', () => {
    expect(parseSignature('t=1700000000,v1=ab')).toEqual({ timestamp: '1700000000', signatures: ['ab'] });
    expect(parseSignature('t=1, v1=ab, v1=cd')?.signatures).toEqual(['ab', 'cd']);
  });
  it.each(['', 'v1=ab', 't=1', 't=x,v1=ab', 't=1,v1=a,v1=b,v1=c'])('is rejected when malformed: %j', (header) => {
    expect(parseSignature(header)).toBeUndefined();
  });
  it('covers the timestamp, method, path and raw body', () => {
    expect(signedText('1', 'POST', '/provider/v1/bet', '{"a": 1}')).toBe('1.POST./provider/v1/bet.{"a": 1}');
  });
});
