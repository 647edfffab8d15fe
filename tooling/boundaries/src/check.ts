import { fileURLToPath } from 'node:url';
import { findUnusedDependencies } from './dependencies.ts';
import { checkDocs } from './docs.ts';
import { checkImports } from './imports.ts';
import { checkLengths } from './lengths.ts';
import { checkManifests, findPackageCycles } from './manifests.ts';
import { checkOtherFiles } from './otherFiles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const problems = [
  ...checkManifests(root),
  ...findPackageCycles(root).map((cycle) => `package cycle: ${cycle.join(' → ')}`),
  ...findUnusedDependencies(root),
  ...checkOtherFiles(root),
  ...checkLengths(root),
  ...checkDocs(root),
  ...(await checkImports(root)),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} boundary violations.`);
  process.exitCode = 1;
} else {
  console.log('No boundary violations in manifests, imports, style sheets, lengths of files and docs.');
}
