import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { PushKeys } from './config.ts';
import { newMasterKey } from './masterKey/masterKeys.ts';
import type { Certificate } from './plugins/http2.ts';
import { StartError } from './startError.ts';

const OWNER_ONLY = 0o600;
const YEAR_MS = 365 * 24 * 3_600_000;

/** Creates the data folder if it is missing. @throws StartError if it is not writable. */
export function ensureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Only a write shows that the folder belongs to somebody else.
    writeFileSync(join(folder, '.writable'), '', { mode: OWNER_ONLY });
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written: give this user the right to, or name another with PARLOR_DATA_DIR.`,
      { cause },
    );
  }
}

/** Returns the secret with which the in-house games sign: generated once, readable only by this user. */
export function ensureProviderSecret(folder: string): string {
  return readOrMake(join(folder, 'provider.secret'), () => randomBytes(32).toString('base64url')).trim();
}

/** Returns the key that signs challenges of the bot check: generated once, readable only by this user. */
export function ensureBotCheckSecret(folder: string): string {
  return readOrMake(join(folder, 'bot-check.secret'), () => randomBytes(32).toString('base64url')).trim();
}

/** Returns the VAPID keys of the demo: generated once, readable only by this user. */
export async function ensurePushKeys(folder: string): Promise<PushKeys> {
  const file = join(folder, 'push.key');
  // The library is loaded only on the first start with a folder.
  const made = hasText(file) ? '' : JSON.stringify((await import('web-push')).default.generateVAPIDKeys());
  const { publicKey, privateKey } = JSON.parse(readOrMake(file, () => made)) as Omit<PushKeys, 'subject'>;
  return { publicKey, privateKey, subject: 'mailto:operator@parlor.example' };
}

/** Returns the master key of the demo, followed by former ones: generated once, readable only by this user. */
export function ensureMasterKeys(folder: string): [current: string, ...others: string[]] {
  const [current = '', ...others] = readOrMake(masterKeyFile(folder), newMasterKey).trim().split('\n');
  return [current, ...others];
}

/** Replaces the master keys atomically. */
export function replaceMasterKeys(folder: string, keys: readonly string[]): void {
  const file = masterKeyFile(folder);
  writeFileSync(`${file}.new`, keys.join('\n'), { mode: OWNER_ONLY, flush: true });
  renameSync(`${file}.new`, file);
}

function masterKeyFile(folder: string): string {
  return join(folder, 'master.key');
}

/** Returns a self-signed certificate for this machine's names and addresses, and its file. */
export async function ensureCertificate(folder: string): Promise<Certificate & { certificateFile: string }> {
  const [keyFile, certificateFile] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const stored = { key: readText(keyFile), cert: readText(certificateFile) };
  if (stored.key !== undefined && stored.cert !== undefined)
    return { key: stored.key, cert: stored.cert, certificateFile };
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Parlor on this machine' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + YEAR_MS),
    extensions: [{ name: 'subjectAltName', altNames: alternativeNames() }],
  });
  writeFileSync(keyFile, made.private, { mode: OWNER_ONLY });
  writeFileSync(certificateFile, made.cert, { mode: OWNER_ONLY });
  return { key: made.private, cert: made.cert, certificateFile };
}

function alternativeNames() {
  const names = ['localhost', '*.localhost'].map((value) => ({ type: 2 as const, value }));
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .map(({ address }) => address.split('%')[0] ?? address);
  return [...names, ...[...new Set(['127.0.0.1', '::1', ...addresses])].map((ip) => ({ type: 7 as const, ip }))];
}

function readOrMake(file: string, make: () => string): string {
  const stored = readText(file);
  if (stored !== undefined && stored.trim() !== '') return stored;
  const made = make();
  writeFileSync(file, made, { mode: OWNER_ONLY });
  return made;
}

function hasText(file: string): boolean {
  return (readText(file) ?? '').trim() !== '';
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
