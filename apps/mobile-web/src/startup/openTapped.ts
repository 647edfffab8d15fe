import type { AppStore } from '@parlor/api-client';
import { dialogOpened, isDialogName } from '@parlor/core';
import { takeFocus, takeTap } from '../../document/tapped.ts';

const focusOn = (selector: string) =>
  document.querySelector<HTMLElement>(`#root ${selector}`)?.focus({ preventScroll: true });

/**
 * Takes over from the document that stood in the site's place, once: the focus goes from its control to the site's own,
 * and the dialog that was asked for opens. Its control takes the focus first, so that it has it again when the dialog
 * closes.
 */
export function openTapped(store: AppStore): void {
  const focused = takeFocus(document.documentElement);
  const tapped = takeTap(document.documentElement);
  // Where the focus has gone on meanwhile, it stays.
  if (focused !== undefined && document.activeElement === document.body) focusOn(focused);
  if (!isDialogName(tapped)) return;
  focusOn(`[data-dialog="${tapped}"]`);
  store.dispatch(dialogOpened(tapped));
}
