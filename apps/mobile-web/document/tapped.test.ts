import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberTaps, takeFocus, takeTap } from './tapped.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div class="first"><button data-dialog="drawer"><b>Menu</b></button></div><nav class="first-places"><button data-dialog="referral">Invite</button><a href="#home">Home</a></nav><main><button data-dialog="language">Of the site</button></main>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Sets up a document that remembers taps, and returns the taps on what a selector finds. */
function begin(...selectors: string[]) {
  const root = document.createElement('html');
  rememberTaps(root);
  for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
  return root;
}

describe('a tap before startup', () => {
  it.each([
    ['in the header', '.first b', 'drawer'],
    ['in the bottom bar', '.first-places button', 'referral'],
  ])('NAV-11 %s is reported once with the name of its dialog', (_, selector, dialog) => {
    const root = begin(selector);
    expect([takeTap(root), takeTap(root)]).toEqual([dialog, undefined]);
  });

  it('NAV-11 is replaced by a later tap', () => {
    expect(takeTap(begin('.first b', '.first-places button'))).toBe('referral');
  });

  it('NAV-11 on a link or in the site itself is not reported', () => {
    expect(takeTap(begin('.first-places a', 'main button'))).toBeUndefined();
  });
});

describe('focus before startup', () => {
  it.each([
    ['a button', '.first button', '[data-dialog="drawer"]'],
    ['a link', '.first-places a', 'a[href="#home"]'],
  ])('is reported once when it is on %s', (_, selector, expected) => {
    const root = begin();
    document.querySelector<HTMLElement>(selector)?.focus();
    expect([takeFocus(root), takeFocus(root)]).toEqual([expected, undefined]);
  });

  it('is not reported on the site’s own controls', () => {
    const root = begin();
    document.querySelector<HTMLElement>('main button')?.focus();
    expect(takeFocus(root)).toBeUndefined();
  });
});
