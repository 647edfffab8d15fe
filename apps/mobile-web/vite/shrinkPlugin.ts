import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/**
 * Makes V8 compile every function of a file while it parses the file, in a background thread. Otherwise the body of the
 * renderer is parsed twice, the second time in the task that starts the site. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Returns the options of a chunk. Adjacent functions compress better, except those of the libraries. */
const optionsOf = (chunk: string): MinifyOptions => {
  const isLibraries = chunk === 'libraries';
  return {
    module: true,
    ecma: 2020,
    // No library here has a getter with side effects, or relies on a failed read of a property.
    compress: { passes: 3, hoist_funs: !isLibraries, pure_getters: isLibraries || 'strict' },
    // The other files are small, and much of their code runs only after a touch.
    ...(isLibraries && { format: { preamble: COMPILE_AHEAD } }),
  };
};

/**
 * Minifies scripts again after the bundler: Terser folds what a pass over single modules misses, and saves a visit to
 * home 1.6 KB after Brotli. It runs before all plugins that read or compress the finished files.
 */
export function shrinkPlugin(): Plugin {
  return {
    name: 'parlor:shrink',
    apply: 'build',
    // The hash in a file name covers the options that determine its bytes.
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
