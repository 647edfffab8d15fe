import { localStore } from '@parlor/core';

/** Dark or light. */
export type Mode = 'dark' | 'light';

/** Where the choice is stored; the page reads it before its first paint. */
export const MODE_KEY = 'parlor_mode';

/** The mode that the page shows. */
export function currentMode(): Mode {
  return document.documentElement.dataset['mode'] === 'light' ? 'light' : 'dark';
}

/** Switches at once: only the root's attribute changes, and no component renders again. */
export function setMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  localStore.write(MODE_KEY, mode);
}
