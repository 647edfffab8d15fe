import { describe, expect, it } from 'vitest';
import { parseSignature, PROVIDER_HEADER, providerCalls, providerPath, SIGNATURE_HEADER, signedText } from './index.ts';

describe('a provider API signature', () => {
  it('is parsed with one or two values', () => {
    expect(parseSignature('t=1700000000,v1=ab')).toEqual({ timestamp: '1700000000', signatures: ['ab'] });
    expect(parseSignature('t=1, v1=ab, v1=cd')?.signatures).toEqual(['ab', 'cd']);
  });
  it('is parsed in any order, without the values of other versions', () => {
    expect(parseSignature('v1=ab,v0=ef,t=1700000000')).toEqual({ timestamp: '1700000000', signatures: ['ab'] });
  });
  it('has a timestamp of at most twelve digits', () => {
    expect(parseSignature(`t=${'1'.repeat(12)},v1=ab`)?.timestamp).toBe('1'.repeat(12));
    expect(parseSignature(`t=${'1'.repeat(13)},v1=ab`)).toBeUndefined();
  });
  it.each(['t=1,v1', 't=1,v1='])('is empty, and so matches nothing, without a value: %j', (header) => {
    expect(parseSignature(header)?.signatures).toEqual(['']);
  });
  it.each(['', 'v1=ab', 't=1', 't,v1=ab', 't=x,v1=ab', 't=x1,v1=ab', 't=1x,v1=ab', 't=1,v1=a,v1=b,v1=c'])(
    'is rejected when malformed: %j',
    (header) => {
      expect(parseSignature(header)).toBeUndefined();
    },
  );
  it('covers the timestamp, method, path and raw body', () => {
    expect(signedText('1', 'POST', '/provider/v1/bet', '{"a": 1}')).toBe('1.POST./provider/v1/bet.{"a": 1}');
  });
});

describe('a call of the provider API', () => {
  it('has its own path under the version', () => {
    expect(providerPath('bet_win')).toBe('/provider/v1/bet_win');
    expect(new Set(providerCalls.map(providerPath)).size).toBe(providerCalls.length);
  });
  it('carries the headers that vendors must send', () => {
    expect([PROVIDER_HEADER, SIGNATURE_HEADER]).toEqual(['Provider', 'Signature']);
  });
});
