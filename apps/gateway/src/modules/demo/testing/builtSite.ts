import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of a built site that the demo reads: the manifest of its brands. */
export interface BuiltSite {
  folder: string;
  /** Builds the site with these brands: code → name. */
  build(names: Readonly<Record<string, string>>): void;
  remove(): void;
}

/** Creates a built site in a new folder. */
export function createBuiltSite(): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-demo-site-'));
  return {
    folder,
    build(names) {
      mkdirSync(join(folder, 'brands'), { recursive: true });
      const entries = Object.entries(names).map(([brand, name]) => [
        brand,
        { name, css: `/m/assets/${brand}.css`, defaultMode: 'dark' },
      ]);
      writeFileSync(join(folder, 'brands', 'manifest.json'), JSON.stringify(Object.fromEntries(entries)));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
