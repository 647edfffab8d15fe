import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { constants as system } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OneLineError, runProgram } from './oneLineError.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.parlor-installed');
const newestNode = 24;

/** Installs dependencies, then runs `start` or `run SCRIPT` with the remaining arguments. */
export function bootstrap([command, ...rest]) {
  return runProgram(async () => {
    const isRun = command === 'run' && rest.length > 0;
    if (command !== 'start' && !isRun) {
      throw new OneLineError('Usage: node scripts/bootstrap.mjs start [arguments] | run SCRIPT [arguments]');
    }
    await requireWritable(root);
    const env = productEnvironment(process.env);
    await install(env);
    const given = rest.filter((argument) => argument !== '--');
    process.exitCode = isRun
      ? await passThrough(join(bin, 'pnpm'), ['--silent', 'run', ...given], env)
      : // The channel closes when this process ends for any reason, which ends the start script as well.
        await passThrough(nodeProgram(), [join(root, 'scripts', 'start.mjs'), ...given], env, ['ipc']);
  });
}

/** @throws OneLineError if the user may not write to the folder. */
export async function requireWritable(folder, canAccess = access) {
  try {
    await canAccess(folder, constants.W_OK);
  } catch (error) {
    throw new OneLineError(
      `The folder ${folder} is not writable (${error.code}): give this user the right to write there, or clone into a folder of your own.`,
    );
  }
}

/**
 * Returns the environment of child processes: the project's tools come first in PATH, telemetry is off, and Node keeps
 * its compile cache, because the same programs are started many times.
 */
export function productEnvironment(outer) {
  return {
    ...outer,
    PATH: `${bin}${delimiter}${outer.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  };
}

/**
 * Returns a hash of the lockfile, the workspace and the pinned tools. If it changes, dependencies are installed again.
 */
export function installationStamp(lockfile, workspace, manifest) {
  const { packageManager, optionalDependencies } = JSON.parse(manifest);
  const hash = createHash('sha256');
  for (const part of [lockfile, workspace, packageManager, JSON.stringify(optionalDependencies)]) {
    hash.update(`${part}\0`);
  }
  return hash.digest('hex');
}

async function install(env) {
  const [lockfile, workspace, manifest] = await Promise.all(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => readFile(join(root, file), 'utf8')),
  );
  const stamp = installationStamp(lockfile, workspace, manifest);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) {
    return;
  }
  console.log('Installing packages …');
  const { packageManager } = JSON.parse(manifest);
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [program, ...args] = [
    ...npm,
    'exec',
    '--yes',
    `--package=${packageManager}`,
    '--',
    'pnpm',
    'install',
    '--frozen-lockfile',
  ];
  const { code, output } = await capture(program, args, { ...env, CI: 'true' });
  if (code !== 0) {
    console.error(output.trim());
    throw new OneLineError(
      'The packages could not be installed; see the output above. If the network failed, try again.',
    );
  }
  await writeFile(stampFile, stamp);
}

/** Returns the pinned Node. On other systems than Linux: the running Node, if it is new enough. */
function nodeProgram() {
  const pinned = join(bin, 'node');
  if (existsSync(pinned)) {
    return pinned;
  }
  if (Number(process.versions.node.split('.')[0]) >= newestNode) {
    return process.execPath;
  }
  throw new OneLineError(
    `On ${process.platform} Parlor needs Node ${newestNode} or newer and this is ${process.versions.node}: install it and try again.`,
  );
}

function capture(program, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) =>
      fail(new OneLineError(`${program} could not be run (${error.code}): install npm and try again.`)),
    );
    child.once('close', (code) => done({ code, output }));
  });
}

/** Runs a program with this process's terminal, forwards signals to it, and exits with its exit code. */
function passThrough(program, args, env, channels = []) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', ...channels] });
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(name, () => child.kill(name));
    }
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? 128 + (system.signals[signal] ?? 0)));
  });
}
