/** The mutated code, and the tests that must detect the mutants. */
export interface Target {
  /** Folder of the package, relative to the root. */
  folder: string;
  /** Globs of the mutated files, relative to the package. */
  mutate: readonly string[];
  /** Globs of the tests for each mutant, relative to the package. Tests with a database are too slow. */
  tests: readonly string[];
  /** Whether the tests need a DOM. */
  hasDom?: boolean;
  /** Minimum mutation score, in percent. */
  minScore: number;
}

const code = ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**', '!src/**/index.ts'];

/** Every target by its name on the command line. */
export const targets: Readonly<Record<string, Target>> = {
  contract: {
    folder: 'packages/contract',
    mutate: ['src/money.ts', 'src/depositFee.ts', 'src/*Rules.ts', 'src/registrationCheck.ts', 'src/provider.ts'],
    tests: ['src/**/*.test.ts'],
    minScore: 90,
  },
  money: {
    folder: 'apps/gateway',
    mutate: ['src/modules/{wallet,order,report,withdrawal,deposit,provider,security,ledger}/**/*.rules.ts'],
    tests: ['src/modules/**/*.rules.test.ts'],
    minScore: 90,
  },
  gateway: {
    folder: 'apps/gateway',
    mutate: ['src/modules/**/*.rules.ts'],
    tests: ['src/modules/**/*.rules.test.ts'],
    minScore: 85,
  },
  // The tests in `src/testing` start processes of their own, which contain no mutant.
  theme: {
    folder: 'packages/theme',
    mutate: [
      ...code,
      // `pnpm assets` runs the writers. Their output is committed, and reviewed as such.
      '!src/assets/{buildFonts,fontMetrics,writeAssets,writeFonts,writeIcons,writeImagery}.ts',
    ],
    tests: ['src/*.test.ts', 'src/assets/{imageryRules,pictureColor}.test.ts'],
    minScore: 90,
  },
  core: { folder: 'packages/core', mutate: code, tests: ['src/**/*.test.{ts,tsx}'], hasDom: true, minScore: 80 },
  'api-client': {
    folder: 'packages/api-client',
    // Endpoints and hooks declare calls. The tests of the screens run them, with answers that the contract checks.
    mutate: [...code, '!src/{endpoints,hooks}/**'],
    tests: ['src/**/*.test.{ts,tsx}'],
    hasDom: true,
    minScore: 85,
  },
};
