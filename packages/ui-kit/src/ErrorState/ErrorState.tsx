import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Actions, Root } from '../EmptyState/EmptyState.styles.ts';
import { Scene } from '../Scene/Scene.tsx';
import { Heading, Text } from '../Text/Text.tsx';

export interface ErrorStateProps {
  /** What did not work, in the player's words. */
  readonly title: string;
  /** What to do about it. */
  readonly description?: string;
  /** The words of the button that tries again; without them there is none. */
  readonly retryLabel?: string;
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => void;
  /** The next try is on its way. */
  readonly isRetrying?: boolean;
  /** Another way on, beside the retry. */
  readonly action?: ReactNode;
  /** The brand's drawing of what went wrong; left out, that of a lost connection while there is none. */
  readonly scene?: ScenePictureName;
  /** Which heading level the title has in the page; 1 where it is all that the page says. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Something failed to load. Announced when it appears. */
export function ErrorState({
  title, description, retryLabel, onRetry, isRetrying = false, action, scene = navigator.onLine ? 'error' : 'offline', headingLevel = 2,
}: ErrorStateProps): ReactNode {
  return (
    <Root role="alert">
      <Scene name={scene} />
      <Heading level={headingLevel} size={20}>{title}</Heading>
      {description !== undefined && <Text tone="secondary">{description}</Text>}
      {(onRetry !== undefined || action !== undefined) && (
        <Actions>
          {onRetry !== undefined && retryLabel !== undefined && (
            <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>{retryLabel}</Button>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
