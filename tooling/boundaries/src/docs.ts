import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** The packages that all others depend on. */
const packages = ['packages/contract', 'packages/ui-kit'];

/** The minimum share of exported declarations with a doc comment, in percent. */
const MIN_PERCENT = 85;

const source = /^(?!.*(?:\.(?:test|stories)\.|\/testing\/)).*\.tsx?$/;
const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) \w/;

/** Finds packages with too few documented exports. Returns one message per package, with the exports to describe. */
export function checkDocs(root: string): string[] {
  return packages
    .filter((folder) => existsSync(join(root, folder, 'src')))
    .flatMap((folder) => {
      const exported = [...filesBelow(root, `${folder}/src`)]
        .filter((path) => source.test(path))
        .flatMap((path) => {
          const lines = readFileSync(join(root, path), 'utf8').split('\n');
          return lines.flatMap((line, index) =>
            declaration.test(line)
              ? [{ location: `${path}:${index + 1}`, isDescribed: lines[index - 1]?.endsWith('*/') === true }]
              : [],
          );
        });
      const missing = exported.filter(({ isDescribed }) => !isDescribed).map(({ location }) => location);
      const percent = 100 - (100 * missing.length) / Math.max(exported.length, 1);
      return percent >= MIN_PERCENT
        ? []
        : [
            `${folder}: ${percent.toFixed(1)} % of its exports have a doc comment, at least ${MIN_PERCENT} % should; without: ${missing.join(', ')}`,
          ];
    });
}
