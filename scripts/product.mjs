import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { OneLineError } from './oneLineError.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { ServerProcess } from './serverProcess.mjs';

/**
 * The longest pause before the games are started again, and how long they have to have run for the next pause to be the
 * first again.
 */
const longestPauseMs = 30_000;
const steadyMs = 60_000;

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the product listens and keeps its data. @throws OneLineError when a setting makes no sense. */
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
    /** What other machines on the network open; empty when only this machine is served. */
    networkUrls: isEverywhere ? networkAddresses().map((address) => `${scheme}://${address}:${port}`) : [],
  };
}

function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** @throws OneLineError when one of the two ports is taken. */
export async function requireFreePorts({ port, arcadePort, host }) {
  await requireFreePort('PORT', port, host);
  await requireFreePort('ARCADE_PORT', arcadePort, host);
}

/**
 * The gateway and the arcade, started and ended in order.
 *
 * Once it takes calls, the gateway sends `{ ready, url, arcadeDatabaseUrl, providerSecret, demoSites, certificateFile?
 * }` over its channel; the arcade is started with what it learns from that. An arcade that ends by itself later is
 * started again, each time after a longer pause; the gateway goes on meanwhile. When the gateway ends, everything does.
 */
export class Product {
  #settings;
  #env;
  #nodeArgs;
  #showsLogs;
  #firstPauseMs;
  #gateway;
  #arcade;
  #stopping;
  #isStopping = new AbortController();

  constructor(settings, { env, nodeArgs = [], showsLogs = false, firstPauseMs = 1_000 }) {
    this.#firstPauseMs = firstPauseMs;
    this.#settings = settings;
    this.#env = { ...env, PARLOR_DATA_DIR: settings.dataDir, HTTPS: settings.isHttps ? '1' : '' };
    this.#nodeArgs = nodeArgs;
    this.#showsLogs = showsLogs;
  }

  /** Resolves with the gateway's message when both servers are ready. @throws OneLineError when one of them ends. */
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

  /** Resolves with a OneLineError when the gateway ends by itself. */
  diedUnasked() {
    return this.#gateway.diedUnasked();
  }

  async #keepArcade(env) {
    const { signal } = this.#isStopping;
    let pauseMs = this.#firstPauseMs;
    for (;;) {
      const startedAt = Date.now();
      const { message } = await this.#arcade.diedUnasked();
      if (Date.now() - startedAt > steadyMs) {
        pauseMs = this.#firstPauseMs;
      }
      console.error(`${message.replace(/\.$/, '')}. It is started again in ${pauseMs / 1000} s.`);
      // Whoever stops the product waits for no pause.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) {
        return;
      }
      this.#arcade = this.#spawn('arcade', env);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  }

  /** Ends the arcade, then the gateway, which ends the database it started. Safe to call twice. */
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
    return new ServerProcess(name, [...this.#nodeArgs, join('apps', name, 'src', 'server.ts')], {
      cwd: this.#settings.root,
      env,
      logFile: this.#showsLogs ? undefined : join(this.#settings.dataDir, 'logs', `${name}.log`),
    });
  }
}

/** The arcade shares the gateway's certificate, whose key stands beside it, and trusts it. */
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
 * Runs until a signal comes, the parent goes, or the gateway dies; then ends everything in order.
 *
 * @throws OneLineError when it was the gateway that ended, or a server before all were ready.
 */
export async function runUntilAsked(product, whenStarted) {
  const asked = new Promise((done) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
      process.on(name, () => done('asked'));
    }
  });
  try {
    const started = product.start().then((message) => whenStarted(message));
    if ((await Promise.race([asked, started])) === 'asked') {
      started.catch(() => undefined);
      return;
    }
    const end = await Promise.race([asked, product.diedUnasked()]);
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
