import type { CategoryPictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { useBrand } from '../brand/BrandContext.ts';
import { Root } from './CategoryPicture.styles.ts';

export interface CategoryPictureProps {
  /** Which category is drawn. */
  readonly name: CategoryPictureName;
  /** Drawn in the colour of the words beside it, for a chosen tab, on which the brand's own colours would not be seen. */
  readonly isInk?: boolean;
}

/** The brand's drawing of a category of games. Decoration: the category's name stands beside it. */
export function CategoryPicture({ name, isInk = false }: CategoryPictureProps): ReactNode {
  const { imagery } = useBrand();
  return (
    <Root aria-hidden focusable={false} viewBox="0 0 48 48" width={24} height={24} {...(isInk && { 'data-ink': '' })}>
      <use href={`${imagery.categories}#${name}`} />
    </Root>
  );
}
