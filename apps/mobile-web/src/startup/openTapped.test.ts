import type { AppStore } from '@parlor/api-client';
import { dialogOpened } from '@parlor/core';
import { expect, it, vi } from 'vitest';
import { rememberTaps } from '../../document/tapped.ts';
import { openTapped } from './openTapped.ts';

it('opens the dialog of a tap before the start, once, with the focus on the site’s own control', () => {
  document.body.innerHTML = '<div id="root"><div class="first"><button data-dialog="drawer">Menu</button></div></div>';
  rememberTaps(document.documentElement);
  document.querySelector('button')?.click();
  document.body.innerHTML = '<div id="root"><button data-dialog="language">Language</button><button data-dialog="drawer">Menu</button></div>';
  const dispatch = vi.fn();

  openTapped({ dispatch } as unknown as AppStore);
  openTapped({ dispatch } as unknown as AppStore);

  expect(document.activeElement?.textContent).toBe('Menu');
  expect(dispatch.mock.calls).toEqual([[dialogOpened('drawer')]]);
});
