import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the brands in a folder of theme packages: the names of its subfolders. */
export function findBrands(themesFolder: string): string[] {
  // A removed theme may leave its installed packages behind.
  return readdirSync(themesFolder).filter((name) => existsSync(join(themesFolder, name, 'package.json')));
}

/** Splits a name into words: `themeLotus`, `theme-lotus` and `THEME_LOTUS` become theme and lotus. */
function wordsOf(name: string): string[] {
  return name.split(/[^a-zA-Z\d]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/**
 * Returns the brand that a text in the code names, if any. A text names a brand if it contains the id as a word
 * (`lotus`, `LOTUS`, `lotus.localhost`, `@parlor/theme-lotus`, `themes/lotus`) or if the whole text is the name
 * (`Lotus`). A longer name with the same start, such as a game's (`lotus-lanterns`, `Lotus Lanterns`), does not match.
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

/** Returns the brand that an identifier contains, if any: `lotusTheme`, `isLotus`. */
export function brandInIdentifier(identifier: string, brands: readonly string[]): string | undefined {
  const words = ` ${wordsOf(identifier).join(' ')} `;
  return brands.find((brand) => words.includes(` ${brand.replaceAll('-', ' ')} `));
}
