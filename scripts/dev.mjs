// Development mode: servers restart when their files change, and the site has hot reload.
import { join } from 'node:path';
import { portFrom, requireFreePort } from './ports.mjs';
import { runProgram } from './oneLineError.mjs';
import { Product, productSettings, requireFreePorts, root, runUntilStopped } from './product.mjs';
import { ServerProcess } from './serverProcess.mjs';

await runProgram(async () => {
  const env = { NODE_ENV: 'development', ...process.env };
  const settings = productSettings(env, { isHttps: false });
  const sitePort = portFrom(env, 'SITE_PORT', 5173);
  await requireFreePorts(settings);
  await requireFreePort('SITE_PORT', sitePort);
  const product = new Product(settings, { env, nodeArgs: ['--watch', '--watch-preserve-output'], showsLogs: true });
  let site;
  try {
    await runUntilStopped(product, ({ demoSites: [home] = [] }) => {
      const siteFolder = join(root, 'apps', 'mobile-web');
      site = new ServerProcess(
        'site',
        [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(sitePort), '--strictPort'],
        {
          cwd: siteFolder,
          // The page opens with the requested brand, or with the default merchant's.
          env: {
            ...(home && { BRAND: new URL(home.url).hostname.split('.')[0] }),
            ...env,
            GATEWAY_URL: settings.gatewayUrl,
          },
        },
      );
    });
  } finally {
    await site?.stop(5_000);
  }
});
