/** Maps each workspace to the workspaces that it may depend on. All other dependencies on workspaces are rejected. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/core': ['packages/contract'],
  'packages/i18n': ['packages/contract'],
  // Brand texts are typed with the product's message keys and checked against them.
  'packages/theme': ['packages/i18n'],
  'packages/ui-kit': ['packages/theme'],
  'packages/api-client': ['packages/contract', 'packages/core'],
  // Full-page states shared by several features. They know routes and texts of the product; ui-kit does not.
  'packages/page-states': ['packages/core', 'packages/i18n', 'packages/ui-kit'],
  'packages/testing': [
    'packages/contract',
    'packages/core',
    'packages/api-client',
    'packages/i18n',
    'packages/theme',
    'packages/ui-kit',
    'themes/*',
  ],
  'packages/artwork': [],
  'packages/database': [],
  'packages/serving': [],
  'packages/telemetry': [],
  'themes/*': ['packages/theme'],
  'apps/mobile-web': [
    'packages/contract',
    'packages/core',
    'packages/api-client',
    'packages/i18n',
    'packages/theme',
    'packages/ui-kit',
    'feature',
  ],
  'apps/gateway': [
    'packages/contract',
    'packages/database',
    'packages/serving',
    'packages/telemetry',
    'packages/artwork',
  ],
  // The arcade takes the catalogue's titles and their look from the artwork's entry for servers of games.
  'apps/arcade': [
    'packages/contract',
    'packages/database',
    'packages/serving',
    'packages/telemetry',
    'packages/artwork',
  ],
  // The tests of the theme generator check a generated theme.
  'tooling/generators': ['packages/theme'],
  // Tests compile language packs with the same plugin as the site's build.
  'tooling/vitest-config': ['tooling/messages'],
  // Applies lint rules for code to style sheets and pages.
  'tooling/boundaries': ['tooling/lint-rules'],
  // The fault tests start the product and read its ledger.
  'tooling/faults': ['packages/contract', 'packages/database', 'apps/gateway', 'apps/arcade'],
  'tooling/*': [],
  // The end-to-end tests visit every route of the site's route table, and play every game: they read the books and set
  // the clock of its database.
  e2e: ['packages/artwork', 'packages/contract', 'packages/database', 'apps/arcade', 'apps/mobile-web'],
  // The benchmark measures a visit with the same code as the end-to-end tests, which enforce a budget.
  bench: ['packages/artwork', 'packages/contract', 'packages/database', 'apps/gateway', 'apps/arcade', 'e2e'],
  // Any other package is a feature.
  feature: [
    'packages/contract',
    'packages/core',
    'packages/api-client',
    'packages/i18n',
    'packages/theme',
    'packages/ui-kit',
    'packages/page-states',
  ],
};

/** Workspaces that only tests and stories may import, never shipped code. */
const testOnly: readonly string[] = ['packages/testing', 'tooling/messages', 'tooling/vitest-config'];

/** Returns the layer of a folder such as `packages/wallet`. */
function layerOf(folder: string): string {
  if (Object.hasOwn(layers, folder)) return folder;
  const [kind] = folder.split('/');
  return Object.hasOwn(layers, `${kind}/*`) ? `${kind}/*` : 'feature';
}

/** Returns whether one workspace may depend on another. `isTest` is true for devDependencies, tests and stories. */
export function mayDepend(from: string, to: string, isTest = false): boolean {
  if (isTest && testOnly.includes(to)) return true;
  const allowed = layers[layerOf(from)] ?? [];
  return allowed.includes(to) || allowed.includes(layerOf(to));
}
