import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The brands of a folder of theme packages: the names of its folders. */
export function findBrands(themesFolder: string): string[] {
  // A theme that was removed may leave its installed packages behind.
  return readdirSync(themesFolder).filter((name) => existsSync(join(themesFolder, name, 'package.json')));
}

/** The words of a name: `themeLotus`, `theme-lotus` and `THEME_LOTUS` are theme and lotus. */
function wordsOf(name: string): string[] {
  return name.split(/[^a-zA-Z\d]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/**
 * The brand that a text of the code names, if any: its id as a word (`lotus`, `LOTUS`, `lotus.localhost`,
 * `@parlor/theme-lotus`,
 * `themes/lotus`), or its name as the whole text (`Lotus`). A longer name that begins alike, such as that of a game
 * (`lotus-lanterns`, `Lotus Lanterns`), is another name.
 */
export function brandInText(text: string, brands: readonly string[]): string | undefined {
  return brands.find((brand) => {
    const code = brand.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
    const word = new RegExp(
      `(?<![\\w-]|/art/games/)(?:@parlor/theme-)?(?:${brand}|${code})(?![\\w-])|(?<![\\w-])theme-${brand}(?![\\w-])`,
    );
    return word.test(text) || text.trim().toLowerCase() === brand.replaceAll('-', ' ');
  });
}

/** The brand that a name in the code carries: `lotusTheme`, `isLotus`. */
export function brandInIdentifier(identifier: string, brands: readonly string[]): string | undefined {
  const words = ` ${wordsOf(identifier).join(' ')} `;
  return brands.find((brand) => words.includes(` ${brand.replaceAll('-', ' ')} `));
}
