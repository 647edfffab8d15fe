import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { accessSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { installationStamp, productEnvironment, requireWritable } from './bootstrapSteps.mjs';

const bootstrapFile = fileURLToPath(new URL('bootstrap.mjs', import.meta.url));

test('an old Node prints one line with the fix and does nothing else', () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, bootstrapFile, 'start'], {
    encoding: 'utf8',
  });
  assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
  assert.equal(
    stderr,
    'Parlor needs Node 20 or newer and this is 18.20.0: install a newer one from https://nodejs.org and try again.\n',
  );
});

test('a wrong command prints the usage in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [bootstrapFile, 'begin'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^Usage: [^\n]*\n$/);
});

test('a folder that is not writable is reported with the fix', async () => {
  const refuse = async (folder, mode) => {
    accessSync(folder, mode);
    throw Object.assign(new Error('refused'), { code: 'EROFS' });
  };
  await assert.rejects(requireWritable(tmpdir(), refuse), {
    name: 'OneLineError',
    message: `The folder ${tmpdir()} is not writable (EROFS): give this user the right to write there, or clone into a folder of your own.`,
  });
  await requireWritable(tmpdir());
});

test('a change of the lockfile, the workspace or the pinned tools requires an installation', () => {
  const manifest = (pin) => JSON.stringify({ packageManager: pin, scripts: {} });
  const stamp = installationStamp('lock', 'workspace', manifest('pnpm@1'));
  assert.equal(installationStamp('lock', 'workspace', manifest('pnpm@1')), stamp);
  assert.notEqual(installationStamp('other', 'workspace', manifest('pnpm@1')), stamp);
  assert.notEqual(installationStamp('lock', 'other', manifest('pnpm@1')), stamp);
  assert.notEqual(installationStamp('lock', 'workspace', manifest('pnpm@2')), stamp);
});

test('child processes use the project’s tools, send no telemetry and keep their compile cache', () => {
  const env = productEnvironment({ PATH: '/usr/bin', HOME: '/home/somebody' });
  assert.match(env.PATH, /node_modules\/\.bin:\/usr\/bin$/);
  assert.equal(env.HOME, '/home/somebody');
  assert.deepEqual([env.TURBO_TELEMETRY_DISABLED, env.STORYBOOK_DISABLE_TELEMETRY, env.DO_NOT_TRACK], ['1', '1', '1']);
  assert.match(env.NODE_COMPILE_CACHE, /node_modules\/\.cache\/compiled$/);
});
