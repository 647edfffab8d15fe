import { camelCase, json, title, type Files } from './stamp.ts';

/** Returns the files that every workspace package has. */
export function packageFrame(options: { name: string; description: string; references: readonly string[] }): Files {
  return {
    'tsconfig.json': json({ extends: '../../tsconfig.base.json', compilerOptions: { noEmit: true }, include: ['src'] }),
    'tsconfig.build.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        composite: true,
        noCheck: true,
        rootDir: 'src',
        outDir: 'dist',
        tsBuildInfoFile: 'dist/tsconfig.tsbuildinfo',
      },
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx'],
      references: options.references.map((path) => ({ path: `${path}/tsconfig.build.json` })),
    }),
  };
}

/** Scripts that every package has. */
export const packageScripts = {
  build: 'tsc -b tsconfig.build.json',
  lint: 'oxlint -c ../../.oxlintrc.json .',
  typecheck: 'tsc -p tsconfig.json',
  test: 'vitest run',
} as const;

/** Returns the files of a new feature package: an entry point, a descriptor without routes, and an entry point test. */
export function featureFiles(name: string): Files {
  const feature = `${camelCase(name)}Feature`;
  const description = `${title(name)}.`;
  return {
    ...packageFrame({ name, description, references: ['../core'] }),
    'package.json': json({
      name: `@parlor/${name}`,
      version: '0.1.0',
      private: true,
      description,
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: { '.': './src/index.ts' },
      scripts: packageScripts,
      // Add other dependencies when they are used: an unused dependency fails the boundary check.
      dependencies: { '@parlor/core': 'workspace:*' },
      devDependencies: { '@parlor/testing': 'workspace:*' },
    }),
    'vitest.config.ts': "import { domTests } from '@parlor/vitest-config';\n\nexport default domTests();\n",
    'README.md': `# ${title(name)}\n\nWhat a player does here: …\n\n- **Public API**: \`@parlor/${name}\`: \`${feature}\`, which \`apps/mobile-web\` composes.\n\nRun only this: \`pnpm --filter @parlor/${name} test\`.\n`,
    'src/index.ts': `export { ${feature} } from './${feature}.ts';\n`,
    [`src/${feature}.ts`]: `import type { FeatureDescriptor } from '@parlor/core';\n\n/** What this feature hands to the app. */\nexport const ${feature}: FeatureDescriptor = { name: '${camelCase(name)}', routes: [] };\n`,
    'src/index.test.ts': `import { expect, it } from 'vitest';\nimport * as publicApi from './index.ts';\n\nit('exports its descriptor and nothing else', () => {\n  expect(Object.keys(publicApi)).toEqual(['${feature}']);\n});\n`,
  };
}
