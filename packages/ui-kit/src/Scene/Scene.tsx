import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { useImagery } from '../brand/BrandContext.ts';
import { Root } from './Scene.styles.ts';

/** Props of `Scene`. Needs `BrandProvider` for the sprite. */
export interface SceneProps {
  /** Drawing to show. */
  readonly name: ScenePictureName;
}

/**
 * The brand's drawing of an empty or failed state. Decorative: text beside it says the same. Keeps its size while
 * loading.
 */
export function Scene({ name }: SceneProps): ReactNode {
  const imagery = useImagery();
  return (
    <Root aria-hidden focusable={false} viewBox="0 0 160 120" width={160} height={120}>
      {imagery && <use href={`${imagery.scenes}#${name}`} />}
    </Root>
  );
}
