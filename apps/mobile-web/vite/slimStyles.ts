import type { Plugin } from 'vite';

const prefixer = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/;

/**
 * Leaves the table of vendor prefixes out of the build, 1 KB after Brotli. styled-components uses it only under
 * `enableVendorPrefixes`, which the site does not set: its browsers need no prefixes. The build fails if a release of
 * stylis has another structure.
 */
export function slimStyles(): Plugin {
  let hasFound = false;
  return {
    name: 'parlor:slim-styles',
    apply: 'build',
    transform: {
      filter: { id: prefixer },
      handler() {
        hasFound = true;
        return {
          code: `export function prefix() { throw new Error('Vendor prefixes are left out; see vite/slimStyles.ts.'); }`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !hasFound) this.error('stylis has moved its vendor prefixes; change vite/slimStyles.ts.');
    },
  };
}
