declare module 'virtual:brands' {
  import type { Brand } from '@parlor/ui-kit/brand';
  import type { Wording } from '@parlor/i18n';

  /** One loader for each theme package that existed at build time. */
  export const brandLoaders: Record<string, () => Promise<{ brand: Brand & { messages: Wording } }>>;
}
