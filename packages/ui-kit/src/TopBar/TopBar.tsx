import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import type { ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Actions, Root, Start, Title, type TopBarShape } from './TopBar.styles.ts';

export { topBarShapes } from './TopBar.styles.ts';
export type { TopBarShape } from './TopBar.styles.ts';

export interface TopBarProps {
  /** The page's title, its only level-1 heading. */
  readonly title: string;
  /** Where the arrow says it goes; without it there is no arrow. */
  readonly backLabel?: string;
  /** Called when the arrow is pressed. */
  readonly onBack?: () => void;
  /** A router's link in place of the arrow's button. */
  readonly backRender?: RenderElement;
  /** Icon buttons at the end; two at most. */
  readonly actions?: ReactNode;
  /** How the brand cuts it: `bar`, `masthead` or `island`. */
  readonly shape?: TopBarShape;
  /** Stays in sight while the page scrolls. */
  readonly isSticky?: boolean;
}

/** The bar at the top of a page. */
export function TopBar({ title, backLabel, onBack, backRender, actions, shape = 'bar', isSticky = true }: TopBarProps): ReactNode {
  return (
    <Root $isSticky={isSticky} $shape={shape}>
      <Start>
        {backLabel !== undefined && (
          <IconButton label={backLabel} onClick={onBack} {...(backRender && { render: backRender })}>
            <CaretLeftIcon aria-hidden />
          </IconButton>
        )}
      </Start>
      <Title>{title}</Title>
      <Actions>{actions}</Actions>
    </Root>
  );
}
