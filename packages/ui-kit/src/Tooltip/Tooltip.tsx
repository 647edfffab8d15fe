import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

import { usePress } from '../Press/usePress.ts';
import { Place, Popup } from './Tooltip.styles.ts';

/** The edge of its control that a tooltip stands at, in reading direction. */
export const tooltipSides = ['top', 'bottom', 'start', 'end'] as const;
/** Where the words stand. */
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
  /** A few words that explain the control; nothing that one must know, and nothing to press. */
  readonly text: string;
  /** The control: one button or link. */
  readonly children: ReactElement<object>;
  /** Where it stands if there is room; else on the other side. */
  readonly side?: TooltipSide;
}

const basedOn = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;

/**
 * Words about a control, shown when the mouse rests on it, when the keyboard comes to it and when a finger is held on it. They
 * go with Escape, with the next press and on leaving. Screen readers hear them as the control's description, shown or not.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  const descriptionId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { pressEvents } = usePress({ onLongPress: () => { setIsOpen(true); } });
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu } = pressEvents;
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <BaseTooltip.Trigger
        render={children}
        aria-describedby={descriptionId}
        onPointerDown={(event) => { if (event.pointerType === 'touch') onPointerDown(event); }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onContextMenu={(event) => { if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') onContextMenu(event); }}
      />
      <span id={descriptionId} hidden>{text}</span>
      <BaseTooltip.Portal>
        <Place side={basedOn[side]} sideOffset={8} collisionPadding={8}>
          <Popup>{text}</Popup>
        </Place>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
