import type { Wording } from '@parlor/i18n';
import type { Brand } from '@parlor/ui-kit/brand';
import { brandLoaders } from 'virtual:brands';

/** Loads what screens need to know of a brand, and its wording; an unknown one falls back to the first that the site was built with. */
export async function loadBrand(id: string): Promise<Brand & { messages: Wording }> {
  const load = brandLoaders[id] ?? Object.values(brandLoaders)[0];
  if (!load) throw new Error('The site was built without a theme');
  return (await load()).brand;
}
