import type { ReactNode } from 'react';

import { Heading, Text } from '../Text/Text.tsx';
import { Actions, Drawing, Root } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What is not here: "No bets yet". */
  readonly title: string;
  /** What would bring something here. */
  readonly description?: string;
  readonly icon?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Nothing here, and that is fine. What failed to load is an ErrorState. */
export function EmptyState({ title, description, icon, action, headingLevel = 2 }: EmptyStateProps): ReactNode {
  return (
    <Root>
      {icon !== undefined && <Drawing aria-hidden $isAlarming={false}>{icon}</Drawing>}
      <Heading level={headingLevel} size={20}>{title}</Heading>
      {description !== undefined && <Text tone="secondary">{description}</Text>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
