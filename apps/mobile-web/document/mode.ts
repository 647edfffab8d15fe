import { MODE_KEY } from '@parlor/contract';
import { readStored } from './readStored.ts';

/**
 * Sets the mode before the first paint, so that no other flashes up: the stored one where the brand offers it, else
 * high contrast for players whose device asks for it, else the one that the document came with.
 */
export function showMode(root: HTMLElement): void {
  const offered = root.dataset['modes']?.split(' ') ?? [];
  const asked = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : '';
  const stored = readStored(MODE_KEY);
  const mode = stored !== null && offered.includes(stored) ? stored : asked;
  if (!offered.includes(mode)) return;
  root.dataset['mode'] = mode;
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bars?.dataset[mode];
  if (bars && color !== undefined) bars.content = color;
}
