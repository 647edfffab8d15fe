import type { CategoryPictureName } from '@parlor/theme';
import type { GameCategory } from '@parlor/contract';

/** The entries of a category strip that can have a picture: categories, personal lists and promotions. */
type Pictured = GameCategory | 'FAV' | 'RECENT' | 'PROMO';

/** Returns the brand's drawing of a category. Fails to compile if the theme contract lacks a category. */
export function pictureOf(category: Pictured): CategoryPictureName {
  return category.toLowerCase() as Lowercase<Pictured>;
}
