import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what is installed or built. */
const made = new Set(['node_modules', 'dist', 'storybook-static', '.turbo', '.reports', '.data', 'test-results']);

/** Every file below a folder by its path in the repository, without folders of what is installed or built. */
export function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !made.has(entry.name)) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}
