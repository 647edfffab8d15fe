import { describe, expect, it } from 'vitest';
import { isSafeLaunch, readGameMessage } from './gameFramePolicy.ts';

const site = 'https://play.example';
const origin = 'https://games.example';

describe('the launch URL check', () => {
  it('GAME-16 accepts a URL on the announced foreign origin, with or without an allowlist', () => {
    expect(isSafeLaunch({ url: `${origin}/slot?code=1`, origin }, site)).toBe(true);
    expect(isSafeLaunch({ url: `${origin}/slot?code=1`, origin }, site, [origin])).toBe(true);
  });

  it.each([
    ['of the site itself', { url: `${site}/m/home`, origin: site }, []],
    ['that is not where the address leads', { url: 'https://evil.example/', origin }, []],
    ['that the merchant does not list', { url: `${origin}/`, origin }, ['https://other.example']],
    ['of a script', { url: 'javascript:alert(1)', origin: 'null' }, []],
    ['of nothing', { url: '', origin: '' }, []],
  ])('GAME-16 rejects an origin %s', (_, launch, listed) => {
    expect(isSafeLaunch(launch, site, listed)).toBe(false);
  });
});

describe('the game message reader', () => {
  const frame = { window: window as Window, origin };
  const data = { source: 'parlor-game', type: 'exit' };

  it('GAME-16 accepts a message from its own frame', () => {
    expect(readGameMessage({ data, origin, source: window }, frame)).toEqual({ source: 'parlor-game', type: 'exit' });
  });

  it.each([
    ['another origin', { data, origin: 'https://evil.example', source: window }],
    ['another window', { data, origin, source: null }],
    ['another program', { data: { source: 'wallet', type: 'exit' }, origin, source: window }],
    ['a type that is none', { data: { source: 'parlor-game', type: 'withdraw' }, origin, source: window }],
    ['text', { data: 'exit', origin, source: window }],
  ])('GAME-16 ignores %s', (_, event) => {
    expect(readGameMessage(event, frame)).toBeUndefined();
  });

  it('ignores messages while there is no frame', () => {
    expect(readGameMessage({ data, origin, source: null }, { window: null, origin })).toBeUndefined();
  });
});
