import { MODE_KEY } from '@parlor/contract';
import { readStored } from './readStored.ts';

/**
 * Sets the mode before the first paint, so that no other flashes up: the stored mode if the brand offers it, else high
 * contrast if the device asks for it, else the mode of the document.
 */
export function showMode(root: HTMLElement): void {
  const offered = root.dataset['modes']?.split(' ') ?? [];
  const preferred = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : '';
  const stored = readStored(MODE_KEY);
  const mode = stored !== null && offered.includes(stored) ? stored : preferred;
  if (!offered.includes(mode)) return;
  root.dataset['mode'] = mode;
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bars?.dataset[mode];
  if (bars && color !== undefined) bars.content = color;
}
