import { describe, expect, it } from 'vitest';
import { listenToSitePage } from './sitePage.ts';

const parent = {} as Window;
const data = { source: 'parlor-site', type: 'page', address: 'https://site.test/m/play/7?a=1#b' };

/** Delivers a message, and returns the address that was heard. */
function receivedAddress(
  message: { source?: unknown; origin?: string; data?: unknown },
  siteOrigin = 'https://site.test',
) {
  const here = new EventTarget();
  const page = listenToSitePage(siteOrigin, parent, here);
  const event = Object.assign(new Event('message'), { source: parent, origin: 'https://site.test', data, ...message });
  here.dispatchEvent(event);
  return page();
}

describe('the page that frames a game', () => {
  it('has the address that the site sent, without its query', () => {
    expect(receivedAddress({})).toBe('https://site.test/m/play/7');
  });

  it.each([
    ['another window', { source: {} }],
    ['another origin', { origin: 'https://evil.test' }],
    ['an address elsewhere', { data: { ...data, address: 'https://evil.test/m/play/7' } }],
    ['another program', { data: { ...data, source: 'parlor-game' } }],
    ['another message', { data: { ...data, type: 'exit' } }],
    ['nothing', { data: null }],
    ['no address', { data: { ...data, address: 'x' } }],
  ])('is not accepted from %s', (_, message) => {
    expect(receivedAddress(message)).toBeUndefined();
  });
});
