export { Tooltip, tooltipSides } from './Tooltip/Tooltip.tsx';
export type { TooltipProps, TooltipSide } from './Tooltip/Tooltip.tsx';
