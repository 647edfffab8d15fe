import type { Brand } from '@parlor/ui-kit/brand';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>Sample</title><circle cx="4" cy="4" r="4"/></svg>';

/** Builds a brand with every section of home. The addresses of its pictures do not exist. */
export const buildBrand = (over: Partial<Brand> = {}): Brand => ({
  id: 'sample',
  name: 'Sample',
  defaultMode: 'dark',
  modes: ['dark', 'light', 'contrast'],
  logo: { mark: drawing, wordmark: drawing, icon: drawing },
  layout: {
    bottomBar: 'raised',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: [
      'hero',
      'notices',
      'continue',
      'categories',
      'jackpot',
      'hot',
      'winners',
      'rails',
      'promotions',
      'vendors',
    ],
  },
  imagery: {
    hero: {
      avif: '/brands/sample/hero.avif',
      webp: '/brands/sample/hero.webp',
      width: 960,
      height: 420,
      color: '#11141d',
    },
    categories: '/brands/sample/categories.svg',
    scenes: '/brands/sample/scenes.svg',
  },
  ...over,
});
