import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { messagesPlugin } from '@parlor/messages';
import { slimIcons } from '@parlor/ui-kit/vite';
import { defineConfig } from 'vite';
import { brandsPlugin } from './vite/brandsPlugin.ts';
import { chunkPlan } from './vite/chunkPlan.ts';
import { documentPlugin } from './vite/documentPlugin.ts';
import { precompressPlugin } from './vite/precompressPlugin.ts';
import { preloadPlugin } from './vite/preloadPlugin.ts';
import { screensPlugin } from './vite/screensPlugin.ts';
import { shrinkPlugin } from './vite/shrinkPlugin.ts';
import { slimRouter } from './vite/slimRouter.ts';
import { slimStyles } from './vite/slimStyles.ts';
import { serviceWorkerPlugin } from './vite/serviceWorkerPlugin.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

const chunks = chunkPlan();

export default defineConfig({
  base: '/m/',
  plugins: [
    slimRouter(),
    slimStyles(),
    react(),
    messagesPlugin(),
    slimIcons(),
    brandsPlugin(fileURLToPath(new URL('../../themes', import.meta.url))),
    chunks.plugin,
    documentPlugin(),
    shrinkPlugin(),
    preloadPlugin(),
    screensPlugin(),
    serviceWorkerPlugin(),
    precompressPlugin(),
  ],
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
        // Hashes do not compress, and the first script names some 300 files. 42 bits are enough to distinguish the
        // versions of a file.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/art', '/sandbox'].map((path) => [path, { target: gateway, ws: true }]),
    ),
  },
});
