import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OneLineError } from './oneLineError.mjs';
import { freePort } from './ports.mjs';
import { root } from './product.mjs';

const home = join(root, 'tooling', 'identity-emulator', 'install');
const START_MS = 90_000;

/** With a project name that starts with `demo-`, the emulator never calls the real provider. */
export const EMULATED_PROJECT = 'demo-parlor';

/**
 * Installs the emulator in a separate folder if it is not installed yet. Returns the folder.
 *
 * @throws OneLineError
 */
export function installIdentityEmulator(env) {
  const files = ['package.json', 'pnpm-lock.yaml'];
  const version = createHash('sha256')
    .update(files.map((file) => readFileSync(join(home, file))).join('\0'))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, 'node_modules', '.cache', 'identity-emulator', version);
  const stamp = join(folder, 'installed');
  if (existsSync(stamp)) {
    return folder;
  }
  console.log('Installing the emulator of the identity provider (once; about 250 MB) …');
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    copyFileSync(join(home, file), join(folder, file));
  }
  const args = [
    'install',
    '--frozen-lockfile',
    '--ignore-workspace',
    '--ignore-scripts',
    '--reporter=append-only',
    '--dir',
    folder,
  ];
  const { status, stdout, stderr, error } = spawnSync(join(root, 'node_modules', '.bin', 'pnpm'), args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim());
    throw new OneLineError('The emulator of the identity provider could not be installed; see the output above.');
  }
  writeFileSync(stamp, '');
  return folder;
}

/** Starts the emulator on free ports. Returns its host and port, and a stop function. @throws OneLineError */
export async function startIdentityEmulator(folder, env) {
  const ports = [await freePort(), await freePort(), await freePort()];
  const [port, hub, logging] = ports.map((number) => ({ host: '127.0.0.1', port: number }));
  const workFolder = mkdtempSync(join(tmpdir(), 'parlor-identity-'));
  writeFileSync(
    join(workFolder, 'firebase.json'),
    JSON.stringify({ emulators: { auth: port, hub, logging, ui: { enabled: false }, singleProjectMode: true } }),
  );
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', EMULATED_PROJECT, '--non-interactive'],
    {
      cwd: workFolder,
      // Turns off update checks and usage reports, and leaves no files in the user's home folder.
      env: { PATH: env.PATH, HOME: workFolder, CI: '1', NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4_000);
    });
  }
  const ended = new Promise((done) => {
    child.once('exit', done);
    child.once('error', done);
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.removeListener('exit', endWithUs);
    child.kill('SIGTERM');
    await Promise.race([ended, wait(5_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
    rmSync(workFolder, { recursive: true, force: true });
  };
  const address = `127.0.0.1:${port.port}`;
  const deadline = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await isReady(address)) {
      return { host: address, stop };
    }
    await Promise.race([wait(200), ended]);
  }
  await stop();
  console.error(output.trim());
  throw new OneLineError('The emulator of the identity provider did not start; its output is above.');
}

async function isReady(address) {
  try {
    const answer = await fetch(`http://${address}/`, { signal: AbortSignal.timeout(2_000) });
    return (await answer.json()).authEmulator?.ready === true;
  } catch {
    return false;
  }
}
