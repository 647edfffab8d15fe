import type { CategoryPictureName } from '@parlor/theme';
import type { GameCategory } from '@parlor/contract';

/** The entries of a category strip that can have a picture: the categories, and the personal lists and promotions beside them. */
type Pictured = GameCategory | 'FAV' | 'RECENT' | 'PROMO';

/** Returns the name of the brand's drawing of a category. A category that the theme contract does not draw fails to compile here. */
export function pictureOf(category: Pictured): CategoryPictureName {
  return category.toLowerCase() as Lowercase<Pictured>;
}
