import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

import { usePress } from '../Press/usePress.ts';
import { Place, Popup } from './Tooltip.styles.ts';

/** Sides of the control, in reading direction. */
export const tooltipSides = ['top', 'bottom', 'start', 'end'] as const;
/** Side of a tooltip. */
export type TooltipSide = (typeof tooltipSides)[number];

/** Props of `Tooltip`. The child must accept a ref and event handlers. */
export interface TooltipProps {
  /** Short explanation of the control. Neither essential nor interactive. */
  readonly text: string;
  /** The control: a button or link. */
  readonly children: ReactElement<object>;
  /** Preferred side; flips if there is no room. */
  readonly side?: TooltipSide;
}

const basedOn = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;

/**
 * A tooltip, shown on hover, keyboard focus and long press. Escape, the next press and leaving hide it. Its text is
 * always the control's accessible description, visible or not.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  const descriptionId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { pressEvents } = usePress({
    onLongPress: () => {
      setIsOpen(true);
    },
  });
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu } = pressEvents;
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <BaseTooltip.Trigger
        render={children}
        aria-describedby={descriptionId}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') onPointerDown(event);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onContextMenu={(event) => {
          if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') onContextMenu(event);
        }}
      />
      <span id={descriptionId} hidden>
        {text}
      </span>
      <BaseTooltip.Portal>
        <Place side={basedOn[side]} sideOffset={8} collisionPadding={8}>
          <Popup>{text}</Popup>
        </Place>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
