import type { AppStore } from '@parlor/api-client';
import { dialogOpened, isDialogName } from '@parlor/core';
import { takeFocus, takeTap } from '../../document/tapped.ts';

const focusOn = (selector: string) =>
  document.querySelector<HTMLElement>(`#root ${selector}`)?.focus({ preventScroll: true });

/**
 * Takes over from the initial document, once: moves the focus from its control to the site's own, and opens the
 * requested dialog. The site's control gets the focus first, so that it regains it when the dialog closes.
 */
export function openTapped(store: AppStore): void {
  const focused = takeFocus(document.documentElement);
  const tapped = takeTap(document.documentElement);
  // If the player has moved the focus, it stays.
  if (focused !== undefined && document.activeElement === document.body) focusOn(focused);
  if (!isDialogName(tapped)) return;
  focusOn(`[data-dialog="${tapped}"]`);
  store.dispatch(dialogOpened(tapped));
}
