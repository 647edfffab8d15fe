import type { CategoryPictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { useBrand } from '../brand/BrandContext.ts';
import { Root } from './CategoryPicture.styles.ts';

/** Props of `CategoryPicture`. Needs `BrandProvider` for the sprite. */
export interface CategoryPictureProps {
  /** Category to draw. */
  readonly name: CategoryPictureName;
  /** Draws in tones of the text colour, for a selected tab on which brand colours would lack contrast. */
  readonly isInk?: boolean;
}

/** The brand's drawing of a game category. Decorative: show the name as text beside it. */
export function CategoryPicture({ name, isInk = false }: CategoryPictureProps): ReactNode {
  const { imagery } = useBrand();
  return (
    <Root aria-hidden focusable={false} viewBox="0 0 48 48" width={24} height={24} {...(isInk && { 'data-ink': '' })}>
      <use href={`${imagery.categories}#${name}`} />
    </Root>
  );
}
