import { composeStory } from '@storybook/react-vite';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Theme, ThemeMode } from '@parlor/theme';
import * as stories from '../../apps/mobile-web/src/shell/BrandSheet.stories.tsx';
import { brands } from '../brands.ts';
import preview from '../preview.tsx';
import { viewports } from '../viewports.ts';

const references = Object.keys(import.meta.glob('../../themes/*/sheets/*.png', { query: '?url' }));

/** Enough for a busy machine to render a page of five screens twice. */
const timeout = 60_000;

async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images).map((image) => image.decode().catch(() => undefined)));
  window.scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

async function show(brand: Theme, mode: ThemeMode): Promise<HTMLElement> {
  const { width, height } = viewports.phone;
  await page.viewport(width, height);
  const initialGlobals = { ...preview.initialGlobals, merchant: brand.id, mode };
  await composeStory(stories.Sheet, stories.default, { ...preview, initialGlobals }, 'Sheet').run();
  const sheet = document.querySelector<HTMLElement>('[data-testid="sheet"]');
  if (!sheet) throw new Error('The sheet was not drawn');
  // Fonts load on first use, perhaps far down the page.
  await page.viewport(width, Math.ceil(sheet.getBoundingClientRect().height));
  await settle();
  await page.viewport(width, Math.ceil(sheet.getBoundingClientRect().height));
  return sheet;
}

describe.each(brands.map((brand) => [brand.id, brand] as const))('the sheet of %s', (id, brand) => {
  it.each(brand.modes)('STORY-01 WL-01 matches its reference picture in %s', { timeout }, async (mode) => {
    const isKnown = references.includes(`../../themes/${id}/sheets/${mode}.png`);
    if (!isKnown && !inject('isUpdating'))
      throw new Error(
        `There is no picture of ${id} in ${mode} to compare with. Look at the sheet, then run: pnpm sheets:update`,
      );
    const sheet = await show(brand, mode);
    await expect(
      page.elementLocator(sheet),
      `${id} in ${mode} looks different; see .storybook/.reports/sheets, and run pnpm sheets:update if it is meant to`,
    ).toMatchScreenshot(`${id}/${mode}`, {
      comparatorName: 'pixelmatch',
      // Surfaces of one brand have similar colours: a higher threshold would not distinguish them.
      comparatorOptions: { threshold: 0.05, allowedMismatchedPixelRatio: 0.002 },
      timeout: timeout / 2,
    });
  });
});
