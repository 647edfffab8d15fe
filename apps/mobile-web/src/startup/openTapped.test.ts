import type { AppStore } from '@parlor/api-client';
import { dialogOpened } from '@parlor/core';
import { describe, expect, it, vi } from 'vitest';
import { rememberTaps } from '../../document/tapped.ts';
import { openTapped } from './openTapped.ts';

it('a tap before startup opens its dialog once and focuses the site’s own button', () => {
  document.body.innerHTML = '<div id="root"><div class="first"><button data-dialog="drawer">Menu</button></div></div>';
  rememberTaps(document.documentElement);
  document.querySelector('button')?.click();
  document.body.innerHTML =
    '<div id="root"><button data-dialog="language">Language</button><button data-dialog="drawer">Menu</button></div>';
  const dispatch = vi.fn();

  openTapped({ dispatch } as unknown as AppStore);
  openTapped({ dispatch } as unknown as AppStore);

  expect(document.activeElement?.textContent).toBe('Menu');
  expect(dispatch.mock.calls).toEqual([[dialogOpened('drawer')]]);
});

describe('focus set before startup', () => {
  const begin = () => {
    document.body.innerHTML =
      '<div id="root"><nav class="first-places"><a href="/m/activity">Promotions</a></nav></div><input>';
    rememberTaps(document.documentElement);
    document.querySelector('a')?.focus();
  };
  const takeOver = () => {
    const root = document.querySelector('#root');
    if (root) root.innerHTML = '<nav><a href="/m/home">Home</a><a href="/m/activity">Promotions</a></nav>';
  };

  it('moves to the site’s own control', () => {
    begin();
    takeOver();
    openTapped({ dispatch: vi.fn() } as unknown as AppStore);
    expect(document.activeElement?.textContent).toBe('Promotions');
  });

  it('stays on a control that was focused later', () => {
    begin();
    document.querySelector('input')?.focus();
    takeOver();
    openTapped({ dispatch: vi.fn() } as unknown as AppStore);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
