import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from './manifests.ts';

const sources = '**/*.{ts,tsx,mjs,js,css,html}';
const skipped = /(?:^|\/)(?:node_modules|dist|storybook-static|\.turbo|\.reports|tmp)(?:\/|$)/;

/** Returns the names of a package's peer dependencies. */
function peersOf(folder: string, name: string): string[] {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return [];
  return Object.keys(
    (JSON.parse(readFileSync(manifest, 'utf8')) as { peerDependencies?: Record<string, string> }).peerDependencies ??
      {},
  );
}

/**
 * Finds unused dependencies: those that a workspace lists and none of its files names. Returns one message per unused
 * dependency. A peer dependency of a used dependency counts as used.
 */
export function findUnusedDependencies(root: string): string[] {
  return listWorkspaces(root).flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const files = globSync(sources, { cwd: join(root, folder), exclude: (name) => skipped.test(name) });
    const text = files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n');
    // A package name is quoted, alone or followed by the path of an entry point.
    const isNamed = (name: string): boolean =>
      ["'", '"', '`'].some((quote) => text.includes(quote + name + quote) || text.includes(`${quote}${name}/`)) ||
      text.includes(`/node_modules/${name}/`);
    const peers = new Set(
      Object.keys(dependencies).flatMap((name) => (isNamed(name) ? peersOf(join(root, folder), name) : [])),
    );
    return Object.keys(dependencies)
      .filter((name) => !isNamed(name) && !peers.has(name))
      .map((name) => `${folder}: lists ${name}, but no file names it; remove it from package.json`);
  });
}
