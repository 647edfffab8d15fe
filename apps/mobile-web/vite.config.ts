import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { slimIcons } from '@parlor/ui-kit/vite';
import { defineConfig } from 'vite';
import { brandsPlugin } from './vite/brandsPlugin.ts';
import { precompressPlugin } from './vite/precompressPlugin.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/m/',
  // The gateway puts the nonce of each answer in place of this.
  html: { cspNonce: '__NONCE__' },
  plugins: [react(), slimIcons(), brandsPlugin(fileURLToPath(new URL('../../themes', import.meta.url))), precompressPlugin()],
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: Object.fromEntries(['/wps', '/lgw', '/art', '/sandbox'].map((path) => [path, gateway])) },
});
