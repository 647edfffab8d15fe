import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../service-worker/serviceWorker.ts', import.meta.url));

/**
 * Builds the service worker into one classic script, `sw.js`, which identifies the release by its file names. Only
 * builds have one: in development it would serve stale files.
 */
export function serviceWorkerPlugin(): Plugin {
  let outDir = '';
  let release = '';
  return {
    name: 'parlor:service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir: folder } }) {
      outDir = `${root}/${folder}`;
    },
    generateBundle(_, bundle) {
      release = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 16);
    },
    async closeBundle() {
      // A failed build wrote nothing to serve.
      if (release === '') return;
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { SITE_RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: source, formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
