import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import type { ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Actions, Root, Start, Title, type TopBarShape } from './TopBar.styles.ts';

export { topBarShapes } from './TopBar.styles.ts';
export type { TopBarShape } from './TopBar.styles.ts';

/** Props of `TopBar`. Give the back arrow either `onBack` or `backRender`. */
export interface TopBarProps {
  /** Title of the page and its only level-1 heading. */
  readonly title: string;
  /** Label of the back button. There is no button without it. */
  readonly backLabel?: string;
  /** Called when the back button is pressed. */
  readonly onBack?: () => void;
  /** Router link to render as the back button. */
  readonly backRender?: RenderElement;
  /** Icon buttons at the end, at most two. */
  readonly actions?: ReactNode;
  /** Shape chosen by the brand. */
  readonly shape?: TopBarShape;
  /** Sticks to the top while the page scrolls. */
  readonly isSticky?: boolean;
}

/** The bar at the top of a page (NAV-08). */
export function TopBar({
  title,
  backLabel,
  onBack,
  backRender,
  actions,
  shape = 'bar',
  isSticky = true,
}: TopBarProps): ReactNode {
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
