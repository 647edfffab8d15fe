import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defineConfig, type Plugin } from 'vite';

const clientRoot = resolve(import.meta.dirname, 'src/client');
const gameFolder = resolve(clientRoot, 'games/lotus-lanterns');
const outDir = resolve(import.meta.dirname, 'dist');

/** Builds the verifier of rounds as one offline file with page, styles and code. */
function offlineVerifier(): Plugin {
  return {
    name: 'offline-verifier',
    apply: 'build',
    async closeBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        root: gameFolder,
        build: {
          write: false,
          lib: { entry: resolve(gameFolder, 'verifier.ts'), formats: ['iife'], name: 'verifier' },
        },
      });
      const [bundle] = Array.isArray(result) ? result : [result];
      const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
      const css = readFileSync(resolve(gameFolder, 'verifier.css'), 'utf8');
      const html = readFileSync(resolve(gameFolder, 'verify.html'), 'utf8')
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace('</body>', () => `<script>${code.replaceAll('</script', '<\\/script')}</script>\n  </body>`);
      writeFileSync(resolve(outDir, 'games/lotus-lanterns/verify-offline.html'), html);
    },
  };
}

/** Writes a Brotli and a gzip copy of every text file at the highest level. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(?:js|css|svg|html)$/.test(name)) continue;
        const file = resolve(outDir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: clientRoot,
  base: '/',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { game: resolve(gameFolder, 'index.html'), verifier: resolve(gameFolder, 'verify.html') },
    },
  },
  plugins: [precompressed(), offlineVerifier()],
});
