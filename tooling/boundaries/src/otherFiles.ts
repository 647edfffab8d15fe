import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandInText, findBrands, literalColorIn } from '@parlor/lint-rules/find';
import { filesBelow } from './files.ts';

/** Folders where brands are defined or art has its own colours. `.oxlintrc.json` has the same exceptions. */
const exempt = /^(?:packages\/theme|packages\/artwork|apps\/arcade)\//;

/** Files that oxlint does not read: style sheets, pages, drawings and manifests. */
const kinds = /\.(?:css|html|svg)$|(?:^|\/)package\.json$/;

/** Finds literal colours and brand names in files that oxlint does not read. Returns one message per violation. */
export function checkOtherFiles(root: string): string[] {
  const brands = findBrands(join(root, 'themes'));
  const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)));
  return folders
    .flatMap((folder) => [...filesBelow(root, folder)])
    .filter((path) => kinds.test(path) && !exempt.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const color = path.endsWith('package.json') ? undefined : literalColorIn(line);
          const brand = brandInText(line, brands);
          return [
            ...(color === undefined
              ? []
              : [
                  `${path}:${index + 1}: "${color}" is a literal colour; name a role of the theme, such as var(--text-primary)`,
                ]),
            ...(brand === undefined
              ? []
              : [`${path}:${index + 1}: names the brand "${brand}"; brands are found by their folder under themes/`]),
          ];
        }),
    );
}
