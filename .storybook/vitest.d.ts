import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Pictures of sheets are being taken anew. */
    isUpdating: boolean;
  }
}
