import type { AppStore } from '@parlor/api-client';
import { dialogOpened, isDialogName } from '@parlor/core';
import { takeTap } from '../../document/tapped.ts';

/**
 * Opens the dialog that was asked for while the document still stood in the site's place, once. The site's own control
 * takes the focus first, so that it has it again when the dialog closes.
 */
export function openTapped(store: AppStore): void {
  const tapped = takeTap(document.documentElement);
  if (!isDialogName(tapped)) return;
  document.querySelector<HTMLElement>(`#root [data-dialog="${tapped}"]`)?.focus({ preventScroll: true });
  store.dispatch(dialogOpened(tapped));
}
