// Starts the product: the site, the gateway with its database, and the games.
//
//   --https      serve over TLS, for phones on the local network
//   --no-build   serve the existing build
//   --verbose    print the servers' logs instead of writing them to the data folder
//   --arcade F   run the games with another program, for suites that set the clock
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OneLineError, runProgram } from './oneLineError.mjs';
import { Product, productSettings, requireFreePorts, root, runUntilStopped } from './product.mjs';
import { welcome } from './welcome.mjs';

const builtPackages = ['@parlor/mobile-web', '@parlor/arcade'];

await runProgram(async () => {
  const options = readOptions();
  const settings = productSettings(process.env, { isHttps: options.https || process.env.HTTPS === '1' });
  await requireFreePorts(settings);
  if (!options['no-build']) {
    console.log('Building the site and the games …');
    build();
  }
  console.log('Starting the servers …');
  const product = new Product(settings, {
    env: process.env,
    showsLogs: options.verbose,
    arcadeProgram: options.arcade,
  });
  await runUntilStopped(product, ({ url, demoSites }) => {
    console.log(welcome({ url: url ?? settings.gatewayUrl, demoSites }, settings));
    process.send?.({ ready: true, url: url ?? settings.gatewayUrl });
  });
});

function readOptions() {
  const flag = { type: 'boolean', default: false };
  try {
    const options = { https: flag, 'no-build': flag, verbose: flag, arcade: { type: 'string' } };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OneLineError(
      `${error.message.split('.')[0]}. Valid options are --https, --no-build, --verbose and --arcade.`,
    );
  }
}

function build() {
  const args = [
    'run',
    'build',
    ...builtPackages.map((name) => `--filter=${name}`),
    '--output-logs=errors-only',
    '--ui=stream',
  ];
  const { status, stdout, stderr, error } = spawnSync(join(root, 'node_modules', '.bin', 'turbo'), args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
    throw new OneLineError(
      `The build failed${error === undefined ? '' : ` (${error.message})`}; see the output above.`,
    );
  }
}
