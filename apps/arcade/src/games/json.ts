/** Values that a message carries. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
