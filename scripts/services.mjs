import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OneLineError } from './oneLineError.mjs';
import { freePort } from './ports.mjs';

/** System services that tests need: how to detect each, the package that provides it, and the alternative. */
const needs = {
  'chromium-headless-shell': {
    isPresent: (env) => existsSync(env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell'),
    sentence: 'Chromium (install its headless shell and set CHROMIUM_PATH to its program)',
  },
  'redis-server': {
    isPresent: (env) => Boolean(env.TEST_REDIS_URL) || isOnPath('redis-server', env),
    sentence: 'Redis (install redis-server, or set TEST_REDIS_URL to a running one)',
  },
  nginx: {
    isPresent: (env) => nginxProgram(env) !== undefined,
    sentence: 'nginx (install it, or set NGINX_PATH to its program)',
  },
};

/**
 * Checks that the named services are installed. On Debian as root, installs missing ones.
 *
 * @throws OneLineError if a service is missing; the message explains how to install it.
 */
export function requireServices(names, env, system = thisSystem) {
  const missing = () => names.filter((name) => !needs[name].isPresent(env));
  const absent = missing();
  if (absent.length > 0 && system.canInstall()) {
    console.log(`Installing ${absent.join(' and ')} …`);
    system.install(absent);
  }
  const stillMissing = missing();
  if (stillMissing.length > 0) {
    throw new OneLineError(
      `The tests need services that are not installed: ${stillMissing.map((name) => needs[name].sentence).join('; ')}.`,
    );
  }
}

/** Returns the path of nginx, which may be only in the PATH of root; undefined if it is not installed. */
export function nginxProgram(env) {
  const candidates = env.NGINX_PATH
    ? [env.NGINX_PATH]
    : [...foldersOf(env), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  return candidates.find((file) => existsSync(file));
}

/** Starts a Redis for this run, unless TEST_REDIS_URL is set. Returns its URL and a stop function. */
export async function startRedis(env) {
  if (env.TEST_REDIS_URL) {
    return { url: env.TEST_REDIS_URL, stop: async () => {} };
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'parlor-redis-'));
  const child = spawn(
    'redis-server',
    ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
      env,
    },
  );
  const ended = new Promise((done) => {
    child.once('exit', done);
    child.once('error', done);
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.removeListener('exit', endWithUs);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (await canConnect(port)) {
      return { url: `redis://127.0.0.1:${port}`, stop };
    }
    await Promise.race([wait(50), ended]);
  }
  await stop();
  throw new OneLineError(
    'redis-server did not start: run it by hand to see why, or set TEST_REDIS_URL to a running one.',
  );
}

const thisSystem = {
  canInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
  install(packages) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
      const { status, stdout, stderr } = spawnSync('apt-get', ['--quiet=2', ...args], { env, encoding: 'utf8' });
      if (status !== 0) {
        console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
        return;
      }
    }
  },
};

function isOnPath(program, env) {
  return foldersOf(env).some((folder) => existsSync(join(folder, program)));
}

function foldersOf(env) {
  return (env.PATH ?? '').split(delimiter);
}

function canConnect(port) {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
