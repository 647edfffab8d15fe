import { spawnSync } from 'node:child_process';
import { requireKebabName, StampError } from './stamp.ts';

/** Returns the code of a brand's merchant in the demo. */
const codeOf = (brand: string): string => brand.toUpperCase().replaceAll('-', '');

/** Folders that may contain a brand name. The lint rule no-brand-name has the same exceptions. */
const exempt = ['packages/theme', 'packages/artwork', 'apps/arcade'];

/**
 * Returns the given name if it is a valid brand name. Throws a StampError if it is not lower-case words with hyphens,
 * if its merchant code is invalid or taken, or if the source code contains the name or the merchant code: lint rejects
 * a brand name in code and finds it by its letters.
 */
export function requireBrandName(given: string | undefined, root: string, brands: readonly string[]): string {
  const name = requireKebabName(given);
  const code = codeOf(name);
  if (code.length < 2 || code.length > 20)
    throw new StampError('Give a name of 2 to 20 letters and digits: it becomes the code of a merchant.');
  const twin = brands.find((brand) => codeOf(brand) === code);
  if (twin !== undefined)
    throw new StampError(`${name} and ${twin} would be the same merchant, ${code}; choose another name.`);
  // Outside a git checkout, the search fails and lint reports the name later.
  const pathspecs = ['packages', 'apps', ...exempt.map((folder) => `:!${folder}`)];
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '--name-only', '--word-regexp', '-e', name, '-e', code, '--', ...pathspecs],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0)
    throw new StampError(
      `"${name}" is a word of the code already (${stdout.split('\n')[0]}); choose a name of the brand's own, such as ${name}-club.`,
    );
  return name;
}
