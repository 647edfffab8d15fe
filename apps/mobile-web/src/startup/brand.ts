import { BRAND_ELEMENT_ID } from '@parlor/contract';
import type { Wording } from '@parlor/i18n';
import type { Brand } from '@parlor/ui-kit/brand';
import { brandLoaders } from 'virtual:brands';

type LoadedBrand = Brand & { messages: Wording };

/**
 * Returns a brand's data for screens, and its wording. They are in the document; in development, which has none, they
 * come from the build, and an unknown brand falls back to the first one there.
 */
export async function loadBrand(id: string): Promise<LoadedBrand> {
  const text = document.getElementById(BRAND_ELEMENT_ID)?.textContent;
  if (text) return JSON.parse(text) as LoadedBrand;
  const load = brandLoaders[id] ?? Object.values(brandLoaders)[0];
  if (!load) throw new Error('The site was built without a theme');
  return (await load()).brand;
}
