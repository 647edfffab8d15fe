import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of installed and built files. */
const generated = new Set(['node_modules', 'dist', 'storybook-static', '.turbo', '.reports', '.data', 'test-results']);

/** Yields every file below a folder by its path in the repository, without installed and built files. */
export function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !generated.has(entry.name)) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}
