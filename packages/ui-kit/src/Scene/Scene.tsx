import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { useImagery } from '../brand/BrandContext.ts';
import { Root } from './Scene.styles.ts';

export interface SceneProps {
  /** Which empty or broken place is drawn. */
  readonly name: ScenePictureName;
}

/** The brand's drawing of an empty or broken place. Decoration: words beside it say what it shows. Its place is kept before it is there. */
export function Scene({ name }: SceneProps): ReactNode {
  const imagery = useImagery();
  return (
    <Root aria-hidden focusable={false} viewBox="0 0 160 120" width={160} height={120}>
      {imagery && <use href={`${imagery.scenes}#${name}`} />}
    </Root>
  );
}
