import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { Scene } from '../Scene/Scene.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { Actions, Root } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What is not here: "No bets yet". */
  readonly title: string;
  /** What would bring something here. */
  readonly description?: string;
  /** The brand's drawing of this place. */
  readonly scene?: ScenePictureName;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  /** Which heading level the title has in the page; 1 where it is all that the page says. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Nothing here, and that is fine. What failed to load is an ErrorState. */
export function EmptyState({ title, description, scene = 'empty', action, headingLevel = 2 }: EmptyStateProps): ReactNode {
  return (
    <Root>
      <Scene name={scene} />
      <Heading level={headingLevel} size={20}>{title}</Heading>
      {description !== undefined && <Text tone="secondary">{description}</Text>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
