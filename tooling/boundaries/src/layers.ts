/**
 * The workspaces of the house, each with the workspaces of ours that it may depend on. Everything that is not listed is
 * refused.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/core': ['packages/contract'],
  'packages/i18n': ['packages/contract'],
  // A brand's wording is typed by the product's message keys, and checked against them.
  'packages/theme': ['packages/i18n'],
  'packages/ui-kit': ['packages/theme'],
  'packages/api-client': ['packages/contract', 'packages/core'],
  // What several features show in place of a page: it knows addresses and texts of the product, which ui-kit does not.
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
  'apps/arcade': ['packages/contract', 'packages/database', 'packages/serving', 'packages/telemetry'],
  // The theme generator is tested on what it stamps.
  'tooling/generators': ['packages/theme'],
  // The site's build compiles its language packs with the same plugin as the tests.
  'tooling/vitest-config': ['tooling/messages'],
  // What lint refuses in code is refused in style sheets and pages as well.
  'tooling/boundaries': ['tooling/lint-rules'],
  // The faults start the product, and read its books.
  'tooling/faults': ['packages/contract', 'packages/database', 'apps/gateway', 'apps/arcade'],
  'tooling/*': [],
  // The journeys visit every address of the site's own table.
  e2e: ['packages/contract', 'apps/mobile-web'],
  // A visit is counted by the same code in a journey, where it has a budget, and in the benchmark.
  bench: ['packages/contract', 'packages/database', 'apps/gateway', 'apps/arcade', 'e2e'],
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

/** What tests and stories may use besides: never what ships. */
export const testOnly: readonly string[] = ['packages/testing', 'tooling/messages', 'tooling/vitest-config'];

/** The layer that a folder (`packages/wallet`) belongs to. */
function layerOf(folder: string): string {
  if (Object.hasOwn(layers, folder)) return folder;
  const [kind] = folder.split('/');
  return Object.hasOwn(layers, `${kind}/*`) ? `${kind}/*` : 'feature';
}

/** Whether one workspace may depend on another; `isTest` for development dependencies, tests and stories. */
export function mayDepend(from: string, to: string, isTest = false): boolean {
  if (isTest && testOnly.includes(to)) return true;
  const allowed = layers[layerOf(from)] ?? [];
  return allowed.includes(to) || allowed.includes(layerOf(to));
}
