import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { versionedArtAddress } from './artFile.rules.ts';

/**
 * Changes whenever the same id would be drawn differently. It is part of every address of a drawn picture and names
 * their cache folder. It is a hash of the drawing package's files, so that no one has to increment it.
 */
export const artVersion = folderFingerprint(dirname(createRequire(import.meta.url).resolve('@parlor/artwork')));

/** Returns the public address of the current drawing of a picture. */
export const artAddress = (path: string): string => versionedArtAddress(artVersion, path);

function folderFingerprint(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|json)$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
    .toSorted();
  // Line endings may differ between checkouts; they do not change drawings.
  for (const name of names)
    hash.update(`${name}\n${readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')}\n`);
  return hash.digest('hex').slice(0, 12);
}
