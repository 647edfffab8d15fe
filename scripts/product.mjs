import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { OneLineError } from './oneLineError.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { ServerProcess } from './serverProcess.mjs';

/**
 * The longest delay before the arcade is restarted, and how long it must have run for the delay to start over, in ms.
 */
const longestPauseMs = 30_000;
const steadyMs = 60_000;

/** Most objects of a gateway live long. The default young generation grows with the machine and takes 75 MB more. */
const gatewayNodeArgs = ['--max-semi-space-size=4'];

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the addresses and the data folder of the product. @throws OneLineError if a setting is invalid. */
export function productSettings(env, { isHttps }) {
  const port = portFrom(env, 'PORT', 8080);
  const arcadePort = portFrom(env, 'ARCADE_PORT', 8081);
  if (port === arcadePort) {
    throw new OneLineError(
      `PORT and ARCADE_PORT are both ${port}: give the games a port of their own with ARCADE_PORT=${port + 1} npm start.`,
    );
  }
  if (env.DATABASE_URL && !env.ARCADE_DATABASE_URL) {
    throw new OneLineError(
      'DATABASE_URL is set and ARCADE_DATABASE_URL is not: give the games a database of their own and start again.',
    );
  }
  const scheme = isHttps ? 'https' : 'http';
  const host = env.HOST || '127.0.0.1';
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const here = isEverywhere ? '127.0.0.1' : host;
  return {
    root,
    isHttps,
    port,
    arcadePort,
    host,
    dataDir: resolve(root, env.PARLOR_DATA_DIR || '.data'),
    gatewayUrl: `${scheme}://${here}:${port}`,
    arcadeUrl: `${scheme}://${here}:${arcadePort}`,
    /** Addresses for other machines on the network; empty if only this machine is served. */
    networkUrls: isEverywhere ? networkAddresses().map((address) => `${scheme}://${address}:${port}`) : [],
  };
}

function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** @throws OneLineError if one of the two ports is in use. */
export async function requireFreePorts({ port, arcadePort, host }) {
  await requireFreePort('PORT', port, host);
  await requireFreePort('ARCADE_PORT', arcadePort, host);
}

/**
 * Starts and stops the gateway and the arcade in order.
 *
 * When the gateway is ready, it sends `{ ready, url, arcadeDatabaseUrl, providerSecret, demoSites, certificateFile? }`
 * over its IPC channel. The arcade is started with these values. If the arcade exits, it is restarted with an
 * increasing delay while the gateway keeps running. If the gateway exits, everything stops.
 */
export class Product {
  #settings;
  #env;
  #nodeArgs;
  #showsLogs;
  #programs;
  #firstPauseMs;
  #gateway;
  #arcade;
  #stopping;
  #isStopping = new AbortController();

  constructor(settings, { env, nodeArgs = [], showsLogs = false, arcadeProgram, firstPauseMs = 1_000 }) {
    this.#firstPauseMs = firstPauseMs;
    this.#programs = { gateway: serverOf('gateway'), arcade: arcadeProgram ?? serverOf('arcade') };
    this.#settings = settings;
    this.#env = { ...env, PARLOR_DATA_DIR: settings.dataDir, HTTPS: settings.isHttps ? '1' : '' };
    this.#nodeArgs = nodeArgs;
    this.#showsLogs = showsLogs;
  }

  /** Resolves with the gateway's message when both servers are ready. @throws OneLineError if one of them exits. */
  async start() {
    const { port, arcadePort, gatewayUrl, arcadeUrl } = this.#settings;
    const gateway = (this.#gateway = this.#spawn('gateway', {
      ...this.#env,
      PORT: String(port),
      ARCADE_PORT: String(arcadePort),
    }));
    const message = await gateway.ready();
    const arcadeEnv = {
      ...this.#env,
      PORT: String(arcadePort),
      DATABASE_URL: message.arcadeDatabaseUrl ?? this.#env.ARCADE_DATABASE_URL,
      GATEWAY_URL: gatewayUrl,
      PROVIDER_SECRET: message.providerSecret,
      ...certificateEnvironment(message.certificateFile),
    };
    const arcade = (this.#arcade = this.#spawn('arcade', arcadeEnv));
    await Promise.all([gateway.answers(`${gatewayUrl}/readyz`), arcade.answers(`${arcadeUrl}/readyz`)]);
    void this.#keepArcade(arcadeEnv);
    return message;
  }

  /** Resolves with a OneLineError if the gateway exits unexpectedly. */
  diedUnexpectedly() {
    return this.#gateway.diedUnexpectedly();
  }

  async #keepArcade(env) {
    const { signal } = this.#isStopping;
    let pauseMs = this.#firstPauseMs;
    for (;;) {
      const startedAt = Date.now();
      const { message } = await this.#arcade.diedUnexpectedly();
      if (Date.now() - startedAt > steadyMs) {
        pauseMs = this.#firstPauseMs;
      }
      console.error(`${message.replace(/\.$/, '')}. Restarting it in ${pauseMs / 1000} s.`);
      // Stopping the product does not wait for the delay.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) {
        return;
      }
      this.#arcade = this.#spawn('arcade', env);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  }

  /** Stops the arcade, then the gateway, which stops the database it started. Idempotent. */
  stop() {
    this.#isStopping.abort();
    this.#stopping ??= this.#stopInOrder();
    return this.#stopping;
  }

  async #stopInOrder() {
    await this.#arcade?.stop(60_000);
    await this.#gateway?.stop(60_000);
  }

  #spawn(name, env) {
    const args = [...this.#nodeArgs, ...(name === 'gateway' ? gatewayNodeArgs : [])];
    return new ServerProcess(name, [...args, this.#programs[name]], {
      cwd: this.#settings.root,
      // Caches code from the first file, so that a second start does not compile: 25 MB less.
      env: { NODE_COMPILE_CACHE: join(this.#settings.dataDir, 'compiled'), MALLOC_ARENA_MAX: '2', ...env },
      logFile: this.#showsLogs ? undefined : join(this.#settings.dataDir, 'logs', `${name}.log`),
    });
  }
}

/** Returns the program of a server, relative to the root folder. */
function serverOf(name) {
  return join('apps', name, 'src', 'server.ts');
}

/** The arcade uses and trusts the gateway's certificate. Its key is in the same folder. */
function certificateEnvironment(certificateFile) {
  if (certificateFile === undefined) {
    return {};
  }
  return {
    NODE_EXTRA_CA_CERTS: certificateFile,
    TLS_CERT_FILE: certificateFile,
    TLS_KEY_FILE: certificateFile.replace(/\.crt$/, '.key'),
  };
}

/**
 * Runs until a signal arrives, the parent process exits or the gateway exits. Then stops everything in order.
 *
 * @throws OneLineError if the gateway exited, or a server exited before all were ready.
 */
export async function runUntilStopped(product, whenStarted) {
  const stopRequested = new Promise((done) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
      process.on(name, () => done('stopped'));
    }
  });
  try {
    const started = product.start().then((message) => whenStarted(message));
    if ((await Promise.race([stopRequested, started])) === 'stopped') {
      started.catch(() => undefined);
      return;
    }
    const end = await Promise.race([stopRequested, product.diedUnexpectedly()]);
    if (end instanceof Error) {
      throw end;
    }
  } finally {
    await product.stop();
    if (process.connected) {
      process.disconnect();
    }
  }
}
