import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { Scene } from '../Scene/Scene.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { Actions, Root } from './EmptyState.styles.ts';

/** Props of `EmptyState`. Nothing failed; use `ErrorState` if something did. */
export interface EmptyStateProps {
  /** The missing content, such as "No bets yet". */
  readonly title: string;
  /** How the player can change that. */
  readonly description?: string;
  /** Drawing. Defaults to `empty`. */
  readonly scene?: ScenePictureName;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  /** Heading level of the title. Use 1 if it is the only content of the page. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Shown for an empty result. For a failure use `ErrorState`. */
export function EmptyState({
  title,
  description,
  scene = 'empty',
  action,
  headingLevel = 2,
}: EmptyStateProps): ReactNode {
  return (
    <Root>
      <Scene name={scene} />
      <Heading level={headingLevel} size={20}>
        {title}
      </Heading>
      {description !== undefined && <Text tone="secondary">{description}</Text>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
