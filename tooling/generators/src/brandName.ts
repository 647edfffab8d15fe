import { spawnSync } from 'node:child_process';
import { requireKebabName, StampError } from './stamp.ts';

/** The code of the merchant that stands for a brand in the demo. */
const codeOf = (brand: string): string => brand.toUpperCase().replaceAll('-', '');

/** Where a brand's name may stand anyway; the rule about names of brands makes the same exceptions. */
const exempt = ['packages/theme', 'packages/artwork', 'apps/arcade'];

/**
 * A name that a brand can bear: words in lower case that make a code of a merchant, which no other brand has, and that
 * the code does not use for something else. No code names a brand, and lint finds such a name by its letters.
 */
export function requireBrandName(given: string | undefined, root: string, brands: readonly string[]): string {
  const name = requireKebabName(given);
  const code = codeOf(name);
  if (code.length < 2 || code.length > 20)
    throw new StampError('Give a name of 2 to 20 letters and digits: it becomes the code of a merchant.');
  const twin = brands.find((brand) => codeOf(brand) === code);
  if (twin !== undefined)
    throw new StampError(`${name} and ${twin} would be the same merchant, ${code}; choose another name.`);
  // Outside a git checkout nothing is found, and lint tells later.
  const places = ['packages', 'apps', ...exempt.map((folder) => `:!${folder}`)];
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '--name-only', '--word-regexp', '-e', name, '-e', code, '--', ...places],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0)
    throw new StampError(
      `"${name}" is a word of the code already (${stdout.split('\n')[0]}); choose a name of the brand's own, such as ${name}-club.`,
    );
  return name;
}
