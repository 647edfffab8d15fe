import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defineConfig, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, 'src');
const template = resolve(root, 'shell/page.html');
const verifierPage = resolve(root, 'verifier/verify.html');

/** The families that have a client. */
const families = readdirSync(resolve(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(resolve(root, 'games', entry.name, 'client/main.ts')))
  .map(({ name }) => name);

/** Every page by its path, with its content: one template for all games, and the verifier. */
const pages: ReadonlyMap<string, () => string> = new Map([
  ...families.map(
    (family) =>
      [
        resolve(root, `games/${family}/index.html`),
        () => readFileSync(template, 'utf8').replace('%MAIN%', `/games/${family}/client/main.ts`),
      ] as const,
  ),
  [resolve(root, 'games/verify.html'), () => readFileSync(verifierPage, 'utf8')] as const,
]);

/** Provides the pages, which are generated and not files. */
function gamePages(): Plugin {
  return {
    name: 'game-pages',
    enforce: 'pre',
    resolveId: (id) => (pages.has(id) ? id : undefined),
    load: (id) => pages.get(id)?.(),
  };
}

/** Writes a Brotli and a gzip copy of a file at the highest level. */
function precompress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Builds the verifier of rounds as one offline file with page, styles and code. */
function offlineVerifier(): Plugin {
  let outDir = '';
  return {
    name: 'offline-verifier',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        root,
        build: {
          write: false,
          lib: { entry: resolve(root, 'verifier/main.ts'), formats: ['iife'], name: 'verifier' },
        },
      });
      const [bundle] = Array.isArray(result) ? result : [result];
      const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
      const css = readFileSync(resolve(root, 'verifier/verifier.css'), 'utf8');
      const html = readFileSync(verifierPage, 'utf8')
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace('</body>', () => `<script>${code.replaceAll('</script', '<\\/script')}</script>\n  </body>`);
      const file = resolve(outDir, 'games/verify-offline.html');
      writeFileSync(file, html);
      precompress(file);
    },
  };
}

/** Compresses every text file of the bundle. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (/\.(?:js|css|svg|html)$/.test(name)) precompress(resolve(dir, name));
      }
    },
  };
}

export default defineConfig({
  root,
  base: '/',
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The input of the budget: the files that a page loads.
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [...pages.keys()] },
  },
  plugins: [gamePages(), precompressed(), offlineVerifier()],
});
