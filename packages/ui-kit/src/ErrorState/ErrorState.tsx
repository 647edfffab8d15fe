import type { ScenePictureName } from '@parlor/theme';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Actions, Root } from '../EmptyState/EmptyState.styles.ts';
import { Scene } from '../Scene/Scene.tsx';
import { Heading, Text } from '../Text/Text.tsx';

/** Props of `ErrorState`. The retry button needs both `retryLabel` and `onRetry`. */
export interface ErrorStateProps {
  /** The failure, in the player's terms. */
  readonly title: string;
  /** The player's options. */
  readonly description?: string;
  /** Label of the retry button. There is no button without it. */
  readonly retryLabel?: string;
  /** Called on retry. There is no button without it. */
  readonly onRetry?: () => void;
  /** Retrying. */
  readonly isRetrying?: boolean;
  /** Another action beside the retry. */
  readonly action?: ReactNode;
  /** Drawing. Defaults to `offline` without a connection. */
  readonly scene?: ScenePictureName;
  /** Heading level of the title. Use 1 if it is the only content of the page. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Shown when loading failed. Announced by screen readers when it appears. */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  isRetrying = false,
  action,
  scene = navigator.onLine ? 'error' : 'offline',
  headingLevel = 2,
}: ErrorStateProps): ReactNode {
  return (
    <Root role="alert">
      <Scene name={scene} />
      <Heading level={headingLevel} size={20}>
        {title}
      </Heading>
      {description !== undefined && <Text tone="secondary">{description}</Text>}
      {(onRetry !== undefined || action !== undefined) && (
        <Actions>
          {onRetry !== undefined && retryLabel !== undefined && (
            <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
