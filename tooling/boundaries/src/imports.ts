import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { layers } from './layers.ts';
import { listWorkspaces } from './manifests.ts';

const testFile = '\\.(?:test|stories|spec)\\.tsx?$|/testing/';
/** Configuration files and build plugins import development tools that shipped code must not import. */
const buildFile = '^[^/]+/[^/]+/(?:vite/|[^/]+\\.config\\.ts$)';

/** Returns the import rules for the given workspaces in dependency-cruiser's format. */
function importRules(folders: readonly string[]): IForbiddenRuleType[] {
  return [
    {
      name: 'no-file-cycle',
      comment: 'Two files that import each other: merge them, or move the shared part to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-relative-import-across-packages',
      comment: 'Import a package by its name. Its public API is what `exports` in its package.json lists.',
      severity: 'error',
      from: { path: '^((?:apps|packages|themes|tooling)/[^/]+|bench|e2e)/' },
      to: { path: '^(?:apps|packages|themes|tooling|bench|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'kernel-imports-no-module',
      comment: 'The kernel imports no module. Declare a port in apps/gateway/src/http/kernel.ts; a module offers it.',
      severity: 'error',
      from: { path: '^apps/gateway/src/(?:http|plugins|shared)/', pathNot: testFile },
      // Transitive imports count too, such as through the list of modules.
      to: { path: '^apps/gateway/src/modules/', reachable: true },
    },
    {
      name: 'no-game-imports-another',
      comment: 'What several games of the arcade share is in apps/arcade/src/shell or beside the games.',
      severity: 'error',
      from: { path: '^apps/arcade/src/games/([^/]+)/' },
      to: { path: '^apps/arcade/src/games/[^/]+/', pathNot: '^apps/arcade/src/games/$1/' },
    },
    ...folders.map((folder): IForbiddenRuleType => {
      const allowed = expand(folder, folders);
      return {
        name: `one-way:${folder}`,
        comment: 'Imports flow one way; docs/architecture.md names what each package may import.',
        severity: 'error',
        from: { path: `^${folder}/`, pathNot: [testFile, buildFile] },
        to: {
          path: '^(?:apps|packages|themes|tooling|bench|e2e)/',
          pathNot: `^(?:${[folder, ...allowed].join('|')})/`,
        },
      };
    }),
  ];
}

function expand(folder: string, folders: readonly string[]): string[] {
  const features = folders.filter(
    (candidate) => candidate.startsWith('packages/') && !Object.hasOwn(layers, candidate),
  );
  const layer = Object.hasOwn(layers, folder)
    ? folder
    : features.includes(folder)
      ? 'feature'
      : `${folder.split('/')[0]}/*`;
  return (layers[layer] ?? []).flatMap((name) =>
    name === 'feature'
      ? features
      : name.endsWith('/*')
        ? folders.filter((candidate) => candidate.startsWith(name.slice(0, -1)))
        : [name],
  );
}

/**
 * Checks the imports of a tree. Returns one message per violation. Type imports count: a cycle of types couples
 * packages as tightly as a cycle of code.
 */
export async function checkImports(root: string): Promise<string[]> {
  const folders = listWorkspaces(root);
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: importRules(folders) },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules'] },
      exclude: { path: ['/dist/', '/node_modules/', '/storybook-static/', '/\\.data/', '/test-results/'] },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      },
    },
    { bustTheCache: true },
  );
  const { summary, modules } = output as ICruiseResult;
  if (modules.length === 0) throw new Error('The import check saw no file; the TypeScript compiler API is missing');
  return summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  );
}
