declare module 'virtual:brands' {
  import type { Brand } from '@parlor/ui-kit/brand';
  import type { ThemeMessages } from '@parlor/theme';

  /** One loader for each theme package that was there when the site was built. */
  export const brandLoaders: Record<string, () => Promise<{ brand: Brand & { messages: ThemeMessages } }>>;
}
