import { localStore } from '@parlor/core';
import { themeModes, type ThemeMode } from '@parlor/theme';
import { MODE_KEY } from '@parlor/contract';

/** Returns the mode that the page shows. */
export function currentMode(): ThemeMode {
  return themeModes.find((mode) => mode === document.documentElement.dataset['mode']) ?? 'dark';
}

/**
 * Applies and stores a mode. Only the root's attribute and the colour of the browser's bars change; no component
 * rerenders.
 */
export function setMode(mode: ThemeMode): void {
  document.documentElement.dataset['mode'] = mode;
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bars?.dataset[mode];
  if (bars && color !== undefined) bars.content = color;
  localStore.write(MODE_KEY, mode);
}
