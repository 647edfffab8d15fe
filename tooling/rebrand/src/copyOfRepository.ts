import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const original = fileURLToPath(new URL('../../../', import.meta.url));

/** Maximum output of a command, in bytes. More indicates a runaway command. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Returns a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A copy of the repository's working tree in its own checkout. Call `remove` when done. */
export class CopyOfRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'parlor-rebrand-'));
  readonly #env: NodeJS.ProcessEnv;
  #product: ChildProcess | undefined;

  constructor() {
    const bin = join(original, 'node_modules', '.bin');
    const storeDir = execFileSync(join(bin, 'pnpm'), ['store', 'path'], { cwd: original, encoding: 'utf8' }).trim();
    const { VITEST: _vitest, NODE_ENV: _nodeEnv, DATABASE_URL: _database, REDIS_URL: _redis, ...outer } = process.env;
    this.#env = {
      ...outer,
      PATH: `${join(this.folder, 'node_modules', '.bin')}${delimiter}${bin}${delimiter}${outer['PATH'] ?? ''}`,
      PNPM_CONFIG_STORE_DIR: storeDir,
      npm_config_store_dir: storeDir,
      TURBO_CACHE_DIR: join(original, '.turbo', 'cache'),
      TURBO_TELEMETRY_DISABLED: '1',
    };
  }

  /** Copies the files that git tracks or would add. */
  fill(): void {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: original, encoding: 'utf8', maxBuffer: MAX_OUTPUT });
    for (const path of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
      // Git still lists deleted files until the deletion is committed. The last entry is empty.
      if (path === '' || !existsSync(join(original, path)) || !lstatSync(join(original, path)).isFile()) continue;
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      copyFileSync(join(original, path), join(this.folder, path));
    }
    this.run('git', 'init', '--quiet', '--initial-branch=main');
  }

  /** Installs the packages and commits everything, so that `git status` shows later changes. */
  install(): void {
    // An uncommitted lockfile change must not fail this test.
    this.run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline', '--silent');
    this.run('git', 'add', '--all');
    this.run(
      'git',
      '-c',
      'user.name=Rebrand',
      '-c',
      'user.email=rebrand@example.com',
      'commit',
      '--quiet',
      '--message',
      'Before',
    );
  }

  /** Runs a command in the copy and returns its stdout. Throws with the whole output if the command fails. */
  run(command: string, ...args: string[]): string {
    try {
      return execFileSync(command, args, {
        cwd: this.folder,
        env: this.#env,
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: MAX_OUTPUT,
      });
    } catch (cause) {
      const { stdout, stderr } = cause as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause });
    }
  }

  /**
   * Builds and starts the product without configuration, on free ports and with its own data folder. Returns the port
   * and the output.
   */
  async start(): Promise<{ port: number; printed: string }> {
    const port = await freePort();
    const arcadePort = await freePort();
    const product = spawn(process.execPath, [join(this.folder, 'scripts', 'start.mjs')], {
      cwd: this.folder,
      env: {
        ...this.#env,
        PORT: String(port),
        ARCADE_PORT: String(arcadePort),
        DEMO_TEAMS: '0',
        PARLOR_DATA_DIR: join(this.folder, '.data'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#product = product;
    let printed = '';
    for (const stream of [product.stdout, product.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await new Promise<void>((resolve, reject) => {
      product.once('message', () => resolve());
      product.once('exit', () => reject(new Error(`The product ended:\n${printed}`)));
    });
    return { port, printed };
  }

  /** Stops the product and deletes the copy. */
  async remove(): Promise<void> {
    const product = this.#product;
    if (product !== undefined && product.exitCode === null) {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
    }
    // The copy has about 80,000 files of installed packages. Node's own removal takes ten times as long.
    execFileSync('rm', ['-rf', this.folder]);
  }
}
