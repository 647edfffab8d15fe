import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the reference pictures of sheets are being replaced. */
    isUpdating: boolean;
  }
}
